extension Color {
  /// A colour given in Display P3. Components outside of sRGB's gamut stay outside of 0...1.
  ///
  /// Both spaces have the white point D65 and the same transfer function.
  /// Source: W3C CSS Color 4, section 17 (the matrices to and from CIE XYZ, as fractions).
  public init(displayP3Red red: Double, green: Double, blue: Double) {
    let r = TransferFunction.linear(fromEncoded: red)
    let g = TransferFunction.linear(fromEncoded: green)
    let b = TransferFunction.linear(fromEncoded: blue)

    let x = 608311 * r / 1_250_200 + 189793 * g / 714400 + 198249 * b / 1_000_160
    let y = 35783 * r / 156275 + 247089 * g / 357200 + 198249 * b / 2_500_400
    let z = 32229 * g / 714400 + 5_220_557 * b / 5_000_800

    self.init(
      red: TransferFunction.encoded(
        fromLinear: 12831 * x / 3959 - 329 * y / 214 - 1974 * z / 3959),
      green: TransferFunction.encoded(
        fromLinear: -851781 * x / 878810 + 1_648_619 * y / 878810 + 36519 * z / 878810),
      blue: TransferFunction.encoded(
        fromLinear: 705 * x / 12673 - 2585 * y / 12673 + 705 * z / 667))
  }
}
