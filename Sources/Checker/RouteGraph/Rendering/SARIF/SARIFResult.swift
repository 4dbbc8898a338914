// SPDX-License-Identifier: Apache-2.0

/// A finding as a result of a log.
struct SARIFResult: Encodable {
    struct Properties: Encodable {
        /// The entry points of the apps that have the finding.
        var entryPoints: [String]
    }

    var ruleId: String
    var ruleIndex: Int
    var level: RouteFinding.Severity
    var message: SARIFText
    var locations: [SARIFLocation]
    /// The steps of the chain. Nil if there are none.
    var relatedLocations: [SARIFLocation]?
    var partialFingerprints: [String: String]
    var properties: Properties

    init(
        _ finding: RouteFinding, rule: Int, _ apps: [String], _ files: SARIFFiles, fingerprint: String,
        _ column: (SourceLocation) -> Int
    ) {
        ruleId = finding.id.rawValue
        ruleIndex = rule
        level = finding.severity
        let unlocated = finding.chain.filter { $0.location == nil }.map(\.text)
        message = SARIFText(
            text: ([finding.message] + unlocated + finding.details(explainedBy: "routes explain")).joined(
                separator: "\n"
            ).withoutLinks)
        let steps = finding.chain.compactMap { step in step.location.map { (step.text, $0) } }
        // A result without a location is not shown.
        let place = finding.location ?? steps.first?.1
        locations = place.map { [SARIFLocation($0, files, column)] } ?? []
        relatedLocations =
            steps.isEmpty
            ? nil
            : steps.enumerated().map { index, step in
                SARIFLocation(step.1, files, column, id: index + 1, message: step.0.withoutLinks)
            }
        partialFingerprints = [SARIFFingerprints.name: fingerprint]
        properties = Properties(entryPoints: apps)
    }
}

struct SARIFLocation: Encodable {
    struct Physical: Encodable {
        var artifactLocation: SARIFArtifact
        var region: Region
    }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
    }

    /// The number of a related location. Nil for the location of a result.
    var id: Int?
    var message: SARIFText?
    var physicalLocation: Physical

    init(
        _ location: SourceLocation, _ files: SARIFFiles, _ column: (SourceLocation) -> Int, id: Int? = nil,
        message: String? = nil
    ) {
        self.id = id
        self.message = message.map(SARIFText.init)
        physicalLocation = Physical(
            artifactLocation: files.artifact(location.file),
            region: Region(startLine: max(location.line, 1), startColumn: max(column(location), 1)))
    }
}

/// The fingerprints of results, by which other programs recognise a result in a later log.
///
/// A fingerprint depends on the check, the subject and the file, but not on the line. Equal ones are numbered in source order.
struct SARIFFingerprints {
    static let name = "routeFinding/v1"

    private var counts: [String: Int] = [:]

    mutating func next(for finding: RouteFinding, _ files: SARIFFiles) -> String {
        let file = finding.location.map { files.artifact($0.file).uri } ?? ""
        let hash = Self.hash("\(finding.id.rawValue)\n\(finding.subject)\n\(file)")
        counts[hash, default: 0] += 1
        return "\(hash):\(counts[hash] ?? 1)"
    }

    /// Returns the FNV-1a hash of a text, with 64 bits.
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    /// The text without links: in the messages of a log, `[text](target)` is one, unless its brackets are escaped.
    fileprivate var withoutLinks: String {
        contains("](") ? replacing("[", with: "\\[").replacing("]", with: "\\]") : self
    }
}
