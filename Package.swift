// swift-tools-version: 6.0
import PackageDescription

// Arrows point down only: a target may use those above it in this list, never those below.
// docs/architecture.md says what each stage is for.
let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "inbetween", targets: ["inbetween"]),
    .library(
      name: "InbetweenModel", targets: ["Geometry", "Expressions", "SceneModel", "SpecReader"]),
    .library(name: "InbetweenEngine", targets: ["Motion", "Drawing", "Playback"]),
    // For test targets: expectTransition("notch.json").
    .library(name: "InbetweenTesting", targets: ["InbetweenTesting"]),
    .library(name: "InbetweenRenderer", targets: ["Pixels", "Raster", "Output", "Rendering"]),
  ],
  targets: [
    // Pure Swift: values and functions of time. No I/O, no C library but libm.
    // The standard library's rounding calls libm, and nothing else here links it.
    .target(name: "Geometry", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Motion", dependencies: ["Geometry"]),
    .target(name: "Expressions", dependencies: ["Geometry"]),
    .target(name: "SceneModel", dependencies: ["Geometry", "Motion", "Expressions"]),
    .target(
      name: "SpecReader", dependencies: ["Geometry", "Motion", "Expressions", "SceneModel"],
      // The templates are part of the program: it needs no files beside it.
      resources: [.embedInCode("Templates/Texts")]),
    .target(name: "Drawing", dependencies: ["Geometry"]),
    .target(
      name: "Playback",
      dependencies: ["Geometry", "Motion", "Expressions", "SceneModel", "Drawing"]),

    // The system: files and processes; pixels; cairo.
    .target(name: "PlatformShim"),
    .target(name: "Platform", dependencies: ["PlatformShim"]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CIsal", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .target(
      name: "PixelShim", dependencies: ["CLibPNG", "CLibJPEG", "CIsal", "CXXHash"],
      linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CairoShim", dependencies: ["CPangoCairo", "CFreeType", "PixelShim"]),
    .target(name: "Pixels", dependencies: ["Platform", "PixelShim"]),
    .target(name: "FrameDiff", dependencies: ["Geometry", "Pixels", "PixelShim"]),
    .target(
      name: "Raster", dependencies: ["Geometry", "Drawing", "Pixels", "CairoShim"]),

    .target(
      name: "Output", dependencies: ["Geometry", "Motion", "Drawing", "Pixels", "Platform"]),
    .target(
      name: "Rendering",
      dependencies: [
        "Geometry", "Motion", "Expressions", "SceneModel", "SpecReader", "Playback", "Drawing",
        "Pixels", "Raster", "Output", "Platform",
      ]),
    .target(
      name: "Regression",
      dependencies: [
        "Geometry", "Motion", "Expressions", "SceneModel", "SpecReader", "Playback", "Drawing",
        "Pixels", "FrameDiff", "Raster", "Output", "Rendering", "Platform",
      ]),
    .target(
      name: "Report",
      dependencies: [
        "Geometry", "SceneModel", "Pixels", "FrameDiff", "Output", "Regression", "Rendering",
      ],
      // The report's page needs no files beside it, and neither does the program.
      resources: [.embedInCode("Page")]),
    .target(
      name: "Command",
      dependencies: [
        "Geometry", "Motion", "Expressions", "SceneModel", "SpecReader", "Playback", "Pixels",
        "FrameDiff", "Raster", "Output", "Rendering", "Regression", "Report", "Platform",
      ]),
    .target(
      name: "InbetweenTesting",
      dependencies: [
        "SceneModel", "Pixels", "FrameDiff", "Raster", "Output", "Rendering", "Regression",
        "Report", "Command", "Platform",
      ]),
    .executableTarget(name: "inbetween", dependencies: ["Command", "Platform"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "GeometryTests",
      dependencies: ["Geometry", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "MotionTests",
      dependencies: ["Motion", "Geometry", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: ["Expressions", "Geometry", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "SceneModelTests",
      dependencies: ["SceneModel", "Geometry", "Expressions", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "SpecReaderTests",
      dependencies: [
        "SpecReader", "Geometry", "Motion", "Expressions", "SceneModel", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Geometry", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "Playback", "Geometry", "Motion", "Expressions", "SceneModel", "Drawing", "SpecReader",
        "TestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "PixelsTests",
      dependencies: ["Pixels", "PixelShim", "Platform", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "FrameDiffTests",
      dependencies: ["FrameDiff", "Pixels", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Raster", "CairoShim", "Geometry", "Drawing", "Pixels", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "OutputTests",
      dependencies: [
        "Output", "Geometry", "Motion", "Drawing", "Pixels", "Platform", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Rendering", "Geometry", "Motion", "Expressions", "SceneModel", "SpecReader", "Playback",
        "Drawing", "Pixels", "Raster", "Output", "Platform", "TestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "Regression", "SceneModel", "SpecReader", "Expressions", "Playback", "FrameDiff", "Pixels",
        "Raster", "Rendering", "Output", "Platform", "TestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "ReportTests",
      dependencies: ["Report", "Regression", "SceneModel", "FrameDiff", "Pixels", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "InbetweenTestingTests",
      dependencies: ["InbetweenTesting", "Regression", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Command", "Geometry", "Motion", "SceneModel", "SpecReader", "Pixels", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Rendering", "SpecReader", "Playback", "Geometry", "Drawing", "Pixels", "Raster", "Output",
        "TestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "DocumentationTests", dependencies: ["SpecReader", "SceneModel", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .binary {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
