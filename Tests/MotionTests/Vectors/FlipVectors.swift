import Testing

/// A flip of 0.6 s at 60 fps under easeInOut: π times the curve, its |cos|, and a swap at the
/// middle, evaluated outside this package.
enum FlipVectors {
  struct Frame: Sendable, CustomTestStringConvertible {
    var index: Int
    var ease: Double
    var radians: Double
    var scale: Double
    var testDescription: String { "frame \(index)" }
  }

  static let frames: [Frame] = [
    Frame(index: 0, ease: 0, radians: 0, scale: 1),
    Frame(
      index: 1, ease: 0.0014763029976431839, radians: 0.004637942651868416,
      scale: 0.9999892447632582),
    Frame(
      index: 2, ease: 0.005976846904032478, radians: 0.018776818325339333, scale: 0.9998237207260958
    ),
    Frame(
      index: 3, ease: 0.013604750766850459, radians: 0.04274058506305751, scale: 0.9990867602292413),
    Frame(
      index: 4, ease: 0.02445462358801879, radians: 0.0768264658104235, scale: 0.9970502983405841),
    Frame(
      index: 5, ease: 0.038608484319329166, radians: 0.12129213070384123, scale: 0.9926531232808415),
    Frame(
      index: 6, ease: 0.05613081937947074, radians: 0.17634016980252087, scale: 0.9844923201949757),
    Frame(
      index: 7, ease: 0.07706274017654975, radians: 0.2420997384041477, scale: 0.9708367206194353),
    Frame(
      index: 8, ease: 0.10141527411228916, radians: 0.31860548011296275, scale: 0.9496731642827085),
    Frame(
      index: 9, ease: 0.1291619310473198, radians: 0.4057741737017313, scale: 0.9187970828043147),
    Frame(
      index: 10, ease: 0.16023083738667632, radians: 0.503380021612523, scale: 0.8759570833073678),
    Frame(
      index: 11, ease: 0.19449691812291858, radians: 0.6110300891208165, scale: 0.8190574785540237),
    Frame(
      index: 12, ease: 0.23177481630274874, radians: 0.7281420601838392, scale: 0.7464121191306772),
    Frame(
      index: 13, ease: 0.2718134340921055, radians: 0.8539270876907721, scale: 0.6570277203076593),
    Frame(
      index: 14, ease: 0.31429310509484987, radians: 0.9873809100399051, scale: 0.5508776034209327),
    Frame(
      index: 15, ease: 0.35882639659414534, radians: 1.1272863714542645, scale: 0.4291124727387975),
    Frame(
      index: 16, ease: 0.4049633316235241, radians: 1.2722298276017106, scale: 0.29415042786661355),
    Frame(
      index: 17, ease: 0.45220138700585105, radians: 1.4206325553606967, scale: 0.14960006292635813),
    Frame(index: 18, ease: 0.5, radians: 1.5707963267948966, scale: 6.123233995736766e-17),
    Frame(
      index: 19, ease: 0.5477986129941486, radians: 1.7209600982290953, scale: 0.1496000629263569),
    Frame(
      index: 20, ease: 0.5950366683764755, radians: 1.8693628259880815, scale: 0.2941504278666124),
    Frame(
      index: 21, ease: 0.6411736034058546, radians: 2.014306282135528, scale: 0.42911247273879694),
    Frame(
      index: 22, ease: 0.68570689490515, radians: 2.1542117435498875, scale: 0.5508776034209323),
    Frame(
      index: 23, ease: 0.7281865659078945, radians: 2.287665565899021, scale: 0.6570277203076592),
    Frame(
      index: 24, ease: 0.7682251836972513, radians: 2.4134505934059542, scale: 0.7464121191306773),
    Frame(
      index: 25, ease: 0.8055030818770814, radians: 2.5305625644689766, scale: 0.8190574785540236),
    Frame(
      index: 26, ease: 0.8397691626133238, radians: 2.6382126319772703, scale: 0.8759570833073678),
    Frame(
      index: 27, ease: 0.8708380689526802, radians: 2.735818479888062, scale: 0.9187970828043146),
    Frame(
      index: 28, ease: 0.8985847258877109, radians: 2.8229871734768306, scale: 0.9496731642827085),
    Frame(
      index: 29, ease: 0.9229372598234502, radians: 2.8994929151856454, scale: 0.9708367206194353),
    Frame(
      index: 30, ease: 0.9438691806205293, radians: 2.9652524837872725, scale: 0.9844923201949757),
    Frame(
      index: 31, ease: 0.9613915156806707, radians: 3.0203005228859516, scale: 0.9926531232808415),
    Frame(
      index: 32, ease: 0.9755453764119812, radians: 3.06476618777937, scale: 0.9970502983405841),
    Frame(
      index: 33, ease: 0.9863952492331496, radians: 3.098852068526736, scale: 0.9990867602292413),
    Frame(
      index: 34, ease: 0.9940231530959674, radians: 3.1228158352644537, scale: 0.9998237207260958),
    Frame(
      index: 35, ease: 0.9985236970023569, radians: 3.1369547109379248, scale: 0.9999892447632582),
    Frame(index: 36, ease: 1, radians: 3.141592653589793, scale: 1),
  ]
}
