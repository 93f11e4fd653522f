import Testing

/// The springs that UIKit makes for `usingSpringWithDamping`.
enum FittedSpringVectors {
  struct Fit: Sendable, CustomTestStringConvertible {
    var dampingRatio: Double
    var duration: Double
    var velocity: Double
    var stiffness: Double
    var damping: Double
    var testDescription: String { "ζ \(dampingRatio), \(duration) s, v \(velocity)" }
  }

  struct Frames: Sendable, CustomTestStringConvertible {
    var from: Double
    var to: Double
    var duration: Double
    var dampingRatio: Double
    /// Seconds, and points on the screen.
    var positions: [(time: Double, position: Double)]
    var testDescription: String { "ζ \(dampingRatio), \(duration) s" }
  }

  /// Read off the `CASpringAnimation` that UIKit created on an iOS 26 simulator.
  static let measured: [Fit] = [
    Fit(
      dampingRatio: 0.35, duration: 1, velocity: 0, stiffness: 286.40942818911714,
      damping: 11.846544635996919),
    Fit(
      dampingRatio: 0.6, duration: 0.8, velocity: 0, stiffness: 190.21427544499548,
      damping: 16.550182979072872),
    Fit(
      dampingRatio: 0.2, duration: 1, velocity: 0, stiffness: 707.2217886060563,
      damping: 10.637456753236133),
    Fit(
      dampingRatio: 0.5, duration: 1, velocity: 0, stiffness: 161.7195025042016,
      damping: 12.716898305176526),
    Fit(
      dampingRatio: 0.8, duration: 1, velocity: 0, stiffness: 80.89737200360506,
      damping: 14.390874620023238),
    Fit(
      dampingRatio: 0.99, duration: 1, velocity: 0, stiffness: 80.02518243167793,
      damping: 17.7124454891229),
    Fit(
      dampingRatio: 0.5, duration: 0.3, velocity: 0, stiffness: 1796.8833611577954,
      damping: 42.38966101725509),
    Fit(
      dampingRatio: 0.5, duration: 0.5, velocity: 0, stiffness: 646.8780100168065,
      damping: 25.433796610353053),
    Fit(
      dampingRatio: 1, duration: 1, velocity: 0, stiffness: 85.25592900599884,
      damping: 18.46682744880656),
    Fit(
      dampingRatio: 1, duration: 1, velocity: 1, stiffness: 83.13803615388531,
      damping: 18.236012300268424),
    Fit(
      dampingRatio: 0.5, duration: 1, velocity: 0.25, stiffness: 159.67233773812114,
      damping: 12.63615201468078),
    Fit(
      dampingRatio: 0.5, duration: 1, velocity: 1.5, stiffness: 147.61602003056592,
      damping: 12.14973333166477),
    Fit(
      dampingRatio: 0.5, duration: 1, velocity: -2, stiffness: 175.4224123383425,
      damping: 13.244712618186266),
  ]

  /// The root of the published equation, found outside this package.
  static let exact: [Fit] = [
    Fit(
      dampingRatio: 0.3, duration: 0.2, velocity: 0, stiffness: 9187.023818056054,
      damping: 57.50937814391822),
    Fit(
      dampingRatio: 0.3, duration: 0.25, velocity: 0, stiffness: 5879.695243555873,
      damping: 46.007502515134576),
    Fit(
      dampingRatio: 0.3, duration: 0.35, velocity: 0, stiffness: 2999.844512018303,
      damping: 32.8625017965247),
    Fit(
      dampingRatio: 0.3, duration: 0.4, velocity: 0, stiffness: 2296.7559545140134,
      damping: 28.75468907195911),
    Fit(
      dampingRatio: 0.3, duration: 0.5, velocity: 0, stiffness: 1469.9238108889683,
      damping: 23.003751257567288),
    Fit(
      dampingRatio: 0.3, duration: 0.75, velocity: 0, stiffness: 653.2994715062082,
      damping: 15.335834171711525),
    Fit(
      dampingRatio: 0.3, duration: 1, velocity: 0, stiffness: 367.4809527222421,
      damping: 11.501875628783644),
    Fit(
      dampingRatio: 0.4, duration: 0.2, velocity: 0, stiffness: 5773.418645765654,
      damping: 60.7864124068037),
    Fit(
      dampingRatio: 0.4, duration: 0.3, velocity: 0, stiffness: 2565.9638425625144,
      damping: 40.524274937869144),
    Fit(
      dampingRatio: 0.4, duration: 0.35, velocity: 0, stiffness: 1885.1979251479695,
      damping: 34.73509280388784),
    Fit(
      dampingRatio: 0.4, duration: 0.4, velocity: 0, stiffness: 1443.3546614414136,
      damping: 30.39320620340185),
    Fit(
      dampingRatio: 0.4, duration: 0.6, velocity: 0, stiffness: 641.4909606406286,
      damping: 20.262137468934572),
    Fit(
      dampingRatio: 0.4, duration: 0.75, velocity: 0, stiffness: 410.554214810002,
      damping: 16.209709975147653),
    Fit(
      dampingRatio: 0.4, duration: 1, velocity: 0, stiffness: 230.93674583062622,
      damping: 12.157282481360742),
    Fit(
      dampingRatio: 0.5, duration: 0.25, velocity: 0, stiffness: 2587.5120254660446,
      damping: 50.86759307718466),
    Fit(
      dampingRatio: 0.5, duration: 0.3, velocity: 0, stiffness: 1796.8833510180866,
      damping: 42.38966089765388),
    Fit(
      dampingRatio: 0.5, duration: 0.35, velocity: 0, stiffness: 1320.1591966663493,
      damping: 36.3339950551319),
    Fit(
      dampingRatio: 0.5, duration: 0.5, velocity: 0, stiffness: 646.8780063665112,
      damping: 25.43379653859233),
    Fit(
      dampingRatio: 0.5, duration: 0.6, velocity: 0, stiffness: 449.22083775452165,
      damping: 21.19483044882694),
    Fit(
      dampingRatio: 0.5, duration: 0.75, velocity: 0, stiffness: 287.5013361628939,
      damping: 16.955864359061554),
    Fit(
      dampingRatio: 0.6, duration: 0.2, velocity: 0, stiffness: 3043.4284208209106,
      damping: 66.20073206530355),
    Fit(
      dampingRatio: 0.6, duration: 0.25, velocity: 0, stiffness: 1947.794189325383,
      damping: 52.96058565224285),
    Fit(
      dampingRatio: 0.6, duration: 0.3, velocity: 0, stiffness: 1352.6348536981823,
      damping: 44.13382137686904),
    Fit(
      dampingRatio: 0.6, duration: 0.4, velocity: 0, stiffness: 760.8571052052276,
      damping: 33.10036603265178),
    Fit(
      dampingRatio: 0.6, duration: 0.5, velocity: 0, stiffness: 486.94854733134576,
      damping: 26.480292826121424),
    Fit(
      dampingRatio: 0.6, duration: 0.6, velocity: 0, stiffness: 338.15871342454557,
      damping: 22.06691068843452),
    Fit(
      dampingRatio: 0.6, duration: 1, velocity: 0, stiffness: 121.73713683283644,
      damping: 13.240146413060712),
    Fit(
      dampingRatio: 0.7, duration: 0.2, velocity: 0, stiffness: 2420.4661244714157,
      damping: 68.87752611675288),
    Fit(
      dampingRatio: 0.7, duration: 0.25, velocity: 0, stiffness: 1549.098319661706,
      damping: 55.1020208934023),
    Fit(
      dampingRatio: 0.7, duration: 0.35, velocity: 0, stiffness: 790.3562855416867,
      damping: 39.358586352430216),
    Fit(
      dampingRatio: 0.7, duration: 0.4, velocity: 0, stiffness: 605.1165311178539,
      damping: 34.43876305837644),
    Fit(
      dampingRatio: 0.7, duration: 0.5, velocity: 0, stiffness: 387.2745799154265,
      damping: 27.55101044670115),
    Fit(
      dampingRatio: 0.7, duration: 0.75, velocity: 0, stiffness: 172.1220355179674,
      damping: 18.36734029780077),
    Fit(
      dampingRatio: 0.7, duration: 1, velocity: 0, stiffness: 96.81864497885663,
      damping: 13.775505223350574),
    Fit(
      dampingRatio: 0.75, duration: 0.2, velocity: 0, stiffness: 2198.6173910405737,
      damping: 70.33412493122589),
    Fit(
      dampingRatio: 0.75, duration: 0.3, velocity: 0, stiffness: 977.1632849069222,
      damping: 46.88941662081727),
    Fit(
      dampingRatio: 0.75, duration: 0.35, velocity: 0, stiffness: 717.9158827887593,
      damping: 40.19092853212909),
    Fit(
      dampingRatio: 0.75, duration: 0.4, velocity: 0, stiffness: 549.6543477601434,
      damping: 35.16706246561294),
    Fit(
      dampingRatio: 0.75, duration: 0.6, velocity: 0, stiffness: 244.29082122673054,
      damping: 23.444708310408636),
    Fit(
      dampingRatio: 0.75, duration: 0.75, velocity: 0, stiffness: 156.34612558510756,
      damping: 18.755766648326908),
    Fit(
      dampingRatio: 0.75, duration: 1, velocity: 0, stiffness: 87.944695641623,
      damping: 14.06682498624518),
    Fit(
      dampingRatio: 0.8, duration: 0.25, velocity: 0, stiffness: 1294.3579669602589,
      damping: 57.56349881147135),
    Fit(
      dampingRatio: 0.8, duration: 0.3, velocity: 0, stiffness: 898.8596992779577,
      damping: 47.96958234289279),
    Fit(
      dampingRatio: 0.8, duration: 0.35, velocity: 0, stiffness: 660.3867178368671,
      damping: 41.11678486533668),
    Fit(
      dampingRatio: 0.8, duration: 0.5, velocity: 0, stiffness: 323.5894917400647,
      damping: 28.781749405735674),
    Fit(
      dampingRatio: 0.8, duration: 0.6, velocity: 0, stiffness: 224.71492481948943,
      damping: 23.984791171446396),
    Fit(
      dampingRatio: 0.8, duration: 0.75, velocity: 0, stiffness: 143.8175518844732,
      damping: 19.187832937157115),
    Fit(
      dampingRatio: 0.85, duration: 0.2, velocity: 0, stiffness: 1887.7509506592044,
      damping: 73.86203522382185),
    Fit(
      dampingRatio: 0.85, duration: 0.25, velocity: 0, stiffness: 1208.1606084218906,
      damping: 59.08962817905748),
    Fit(
      dampingRatio: 0.85, duration: 0.3, velocity: 0, stiffness: 839.0004225152019,
      damping: 49.24135681588123),
    Fit(
      dampingRatio: 0.85, duration: 0.4, velocity: 0, stiffness: 471.9377376648011,
      damping: 36.931017611910924),
    Fit(
      dampingRatio: 0.85, duration: 0.5, velocity: 0, stiffness: 302.04015210547266,
      damping: 29.54481408952874),
    Fit(
      dampingRatio: 0.85, duration: 0.6, velocity: 0, stiffness: 209.75010562880047,
      damping: 24.620678407940616),
    Fit(
      dampingRatio: 0.85, duration: 1, velocity: 0, stiffness: 75.51003802636816,
      damping: 14.77240704476437),
    Fit(
      dampingRatio: 0.9, duration: 0.2, velocity: 0, stiffness: 1798.118235061811,
      damping: 76.32760366735135),
    Fit(
      dampingRatio: 0.9, duration: 0.25, velocity: 0, stiffness: 1150.7956704395597,
      damping: 61.0620829338811),
    Fit(
      dampingRatio: 0.9, duration: 0.35, velocity: 0, stiffness: 587.1406481834487,
      damping: 43.61577352420078),
    Fit(
      dampingRatio: 0.9, duration: 0.4, velocity: 0, stiffness: 449.52955876545275,
      damping: 38.16380183367568),
    Fit(
      dampingRatio: 0.9, duration: 0.5, velocity: 0, stiffness: 287.6989176098899,
      damping: 30.53104146694055),
    Fit(
      dampingRatio: 0.9, duration: 0.75, velocity: 0, stiffness: 127.86618560439547,
      damping: 20.35402764462703),
    Fit(
      dampingRatio: 0.9, duration: 1, velocity: 0, stiffness: 71.92472940247248,
      damping: 15.265520733470275),
    Fit(
      dampingRatio: 0.95, duration: 0.2, velocity: 0, stiffness: 1781.912234616952,
      damping: 80.20413435083752),
    Fit(
      dampingRatio: 0.95, duration: 0.3, velocity: 0, stiffness: 791.96099316309,
      damping: 53.469422900558364),
    Fit(
      dampingRatio: 0.95, duration: 0.35, velocity: 0, stiffness: 581.8488929361478,
      damping: 45.83093391476431),
    Fit(
      dampingRatio: 0.95, duration: 0.4, velocity: 0, stiffness: 445.478058654238,
      damping: 40.10206717541876),
    Fit(
      dampingRatio: 0.95, duration: 0.6, velocity: 0, stiffness: 197.9902482907725,
      damping: 26.734711450279182),
    Fit(
      dampingRatio: 0.95, duration: 0.75, velocity: 0, stiffness: 126.71375890609441,
      damping: 21.387769160223343),
    Fit(
      dampingRatio: 0.95, duration: 1, velocity: 0, stiffness: 71.2764893846781,
      damping: 16.040826870167507),
    Fit(
      dampingRatio: 1, duration: 0.25, velocity: 0, stiffness: 1364.0947908338842,
      damping: 73.86730781161269),
    Fit(
      dampingRatio: 1, duration: 0.3, velocity: 0, stiffness: 947.2880491901974,
      damping: 61.556089843010575),
    Fit(
      dampingRatio: 1, duration: 0.35, velocity: 0, stiffness: 695.966730017288,
      damping: 52.7623627225805),
    Fit(
      dampingRatio: 1, duration: 0.5, velocity: 0, stiffness: 341.02369770847105,
      damping: 36.933653905806345),
    Fit(
      dampingRatio: 1, duration: 0.6, velocity: 0, stiffness: 236.82201229754935,
      damping: 30.778044921505288),
    Fit(
      dampingRatio: 1, duration: 0.75, velocity: 0, stiffness: 151.5660878704316,
      damping: 24.62243593720423),
    Fit(
      dampingRatio: 0.25, duration: 3, velocity: 0, stiffness: 54.83363359078326,
      damping: 3.702486785620688),
  ]

  /// Frames of a simulator: their times are known to a few milliseconds only.
  static let frames: [Frames] = [
    Frames(
      from: 50, to: 150, duration: 0.8, dampingRatio: 0.6,
      positions: [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)]),
    Frames(
      from: 40, to: 160, duration: 1, dampingRatio: 0.35,
      positions: [
        (0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160),
      ]),
  ]
}
