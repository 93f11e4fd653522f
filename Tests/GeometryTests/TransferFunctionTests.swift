import Geometry
import Testing

@Suite struct TransferFunctionTests {
  /// Computed with 40 decimal digits.
  @Test(arguments: [
    (0.1, 0.01002282557486903), (0.5, 0.21404114048223244), (0.9, 0.78741228939561704),
    (1.5, 2.53715523939151721), (-0.5, -0.21404114048223244), (0.04045, 0.00313080495356037),
    (0.0405, 0.00313474478590341), (0, 0), (1, 1),
  ]) func linearLightOfAnEncodedComponent(_ encoded: Double, _ linear: Double) {
    #expect(abs(TransferFunction.linear(fromEncoded: encoded) - linear) < 1e-15)
  }

  @Test(arguments: [
    (0.1, 0.34919021262829385), (0.5, 0.73535698305244949), (0.9, 0.95468717188586628),
    (1.5, 1.19417653468084506), (-0.5, -0.73535698305244949), (0.004, 0.05070871397734798),
    (0, 0), (1, 1),
  ]) func encodedComponentOfLinearLight(_ linear: Double, _ encoded: Double) {
    #expect(abs(TransferFunction.encoded(fromLinear: linear) - encoded) < 1e-15)
  }

  @Test func eightBitValuesSurviveTheWayThereAndBack() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      let back = TransferFunction.encoded(
        fromLinear: TransferFunction.linear(fromEncoded: encoded))
      #expect(abs(back - encoded) < 1e-8)
    }
  }

  @Test func whatIsNotFiniteStaysSo() {
    #expect(TransferFunction.linear(fromEncoded: .infinity) == .infinity)
    #expect(TransferFunction.encoded(fromLinear: .nan).isNaN)
  }
}
