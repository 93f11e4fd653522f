import Geometry
import Pixels
import Platform
import SceneModel
import SpecReader

extension FrameSequence {
  /// What a `manifest.json` says; the pictures lie beside it.
  ///
  /// - Throws: Where it is no manifest, of a later version, cut short, or has no frame.
  public init(manifest path: String) throws(RegressionError) {
    let bytes = try RegressionError.wrap { () throws(FileError) in
      try Files.read(path, limit: 1 << 28)
    }
    let document = try JSONDocument(bytes, path: path)
    guard document.root["formatVersion"]?.number == 1 else {
      throw .unreadable(path: path, reason: "no manifest of format version 1")
    }
    let folder = Files.directory(of: path)
    var frames: [Frame] = []
    for element in document.root["frames"]?.elements ?? [] {
      guard let index = element["index"]?.count, let file = element["file"]?.text,
        !file.contains("/")
      else {
        throw .unreadable(
          path: path, reason: "a frame without file or without index, 0 to \(Int32.max)")
      }
      frames.append(
        Frame(
          key: .index(index), time: element["time"]?.number,
          digest: element["digest"]?.text.flatMap { FrameDigest($0) },
          path: Files.join(folder, file)))
    }
    guard !frames.isEmpty else { throw .noFrames(path: path) }
    if let count = document.root["frameCount"]?.number, count != Double(frames.count) {
      throw .unreadable(
        path: path, reason: "it says \(count.shortestText) frames and names \(frames.count)")
    }
    var size: PixelSize?
    if document.root["width"] != nil, document.root["height"] != nil {
      guard let width = document.root["width"]?.count, let height = document.root["height"]?.count
      else {
        throw .unreadable(
          path: path, reason: "its width and height must be whole numbers, 0 to \(Int32.max)")
      }
      size = PixelSize(width: width, height: height)
    }
    self.init(
      name: path, size: size, frameRate: document.root["fps"]?.text, frames: frames,
      inputs: Inputs(manifest: document.root), trustsDigests: true)
  }
}

extension FrameSequence.Inputs {
  fileprivate init(manifest root: Located) {
    var libraries: [String: String] = [:]
    for member in root["libraries"]?.members ?? [] { libraries[member.key] = member.value.text }
    var fonts: [String: String] = [:]
    for face in root["fonts"]?.elements ?? [] {
      if let family = face["family"]?.text, let file = face["file"]?.text {
        fonts["\(family), \(file)"] = face["digest"]?.text
      }
    }
    self.init(
      tool: root["tool"]?.text ?? "", libraries: libraries, fonts: fonts,
      specDigest: root["spec"]?["digest"]?.text ?? "")
  }
}

/// A JSON text of another program or run.
struct JSONDocument {
  let root: Located

  init(_ bytes: [UInt8], path: String) throws(RegressionError) {
    var limits = TextLimits()
    limits.bytes = 1 << 28
    var sources = SourceTable()
    let text = sources.read(SourceText(file: path, bytes: bytes), limits: limits)
    if let fault = text.diagnostics.first(where: { $0.severity == .error }) {
      throw .unreadable(path: path, reason: fault.message)
    }
    guard let root = text.root else { throw .unreadable(path: path, reason: "no JSON text") }
    self.root = root
  }
}

extension Located {
  /// A whole number from 0 to 2³¹ − 1, which all that is counted here is.
  var count: Int? {
    guard let number, let count = Int(exactly: number), (0...Int(Int32.max)).contains(count)
    else { return nil }
    return count
  }

  var number: Double? {
    if case .number(let value, _) = kind { return value }
    return nil
  }

  var text: String? {
    if case .text(let text) = kind { return text }
    return nil
  }

  var elements: [Located]? {
    if case .array(let elements) = kind { return elements }
    return nil
  }

  var members: [Member]? {
    if case .object(let members) = kind { return members }
    return nil
  }
}
