// swift-tools-version: 6.0
import PackageDescription

// Apart from the package itself, which has no use for it; builds the pure targets alone.
let package = Package(
  name: "workload",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Inbetween", path: "../../..")],
  targets: [
    .executableTarget(
      name: "workload",
      dependencies: [
        .product(name: "InbetweenModel", package: "Inbetween"),
        .product(name: "InbetweenEngine", package: "Inbetween"),
      ])
  ])
