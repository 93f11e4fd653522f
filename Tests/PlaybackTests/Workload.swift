/// A large film: as many layers and animations as a busy screen has, in every kind of timing.
enum Workload {
  /// Each layer runs its animations one after the other, all layers at once.
  static func spec(layers count: Int, animations perLayer: Int) -> String {
    let timings = [
      #""duration": 0.3"#,
      #""timing": "bouncy""#,
      #""duration": 0.3, "timing": { "dampingRatio": 0.7 }"#,
      #""timing": { "stiffness": 100, "damping": 14 }"#,
    ]
    let layers = (0..<count).map { index in
      """
      { "id": "l\(index)", "frame": [\(index % 20 * 10), \(index / 20 * 10), 8, 8],
        "backgroundColor": "red" }
      """
    }
    let sequences = (0..<count).map { index in
      let steps = (0..<perLayer).map { step in
        let values = [
          #""minX": \#(step * 10)"#, #""opacity": 0.\#(step % 10)"#,
          #""transform.scale.x": 1.\#(step)"#, #""minY": \#(step * 3)"#,
          ##""backgroundColor": "#0000\##(step % 10)0""##,
        ]
        return """
          { "animate": { "l\(index)": { \(values[step % 5]) } }, \(timings[(index + step) % 4]),
            "delay": 0.0\(index % 10) }
          """
      }
      return "[\(steps.joined(separator: ","))]"
    }
    return """
      { "version": 1, "canvas": { "size": [400, 400], "fps": 60 },
        "layers": [\(layers.joined(separator: ","))],
        "timeline": [{ "parallel": [\(sequences.joined(separator: ","))] }] }
      """
  }
}
