// SPDX-License-Identifier: Apache-2.0

/// A kind of fault that users of the checker reported as missed or as false.
public struct ReportedFault: Sendable {
    /// The report, as a phrase.
    public let title: String
    /// The apps that show it, as patterns of their names. `*` stands for one part of a name.
    let patterns: [String]

    public static let all = [
        ReportedFault(
            title: "a generic helper beside a missing provider",
            patterns: ["registration/*/beside-generic-helper", "request/*/no-provider-beside-helper"]),
        ReportedFault(
            title: "an inferred closure beside a missing provider", patterns: ["registration/*/beside-inferred-closure"]
        ),
        ReportedFault(
            title: "keys as constants",
            patterns: ["registration/closure-constant/*", "name/constants/*", "request/static-constant/*"]),
        ReportedFault(
            title: "a forgotten one among several modules",
            patterns: [
                "registration/module-*/forgotten", "registration/registry-extension*/forgotten",
                "registration/*-of-same-name/*",
            ]),
        ReportedFault(
            title: "a registration in a type without instances", patterns: ["registration/*/type-not-created"]),
        ReportedFault(
            title: "a list in a comment, a string, inactive code, or only its number",
            patterns: [
                "registration/*/in-comment", "registration/*/in-block-comment", "registration/*/in-string",
                "registration/*/inactive", "registration/*/only-named",
            ]),
        ReportedFault(
            title: "an alias or an instance of a provider",
            patterns: ["registration/*/provider-alias", "registration/*/provider-created"]),
        ReportedFault(
            title: "cycles in ordinary code",
            patterns: ["need/*/cycle", "need/*/cycle-of-three", "need/*/closure-cycle"]),
        ReportedFault(title: "keys inferred at their use", patterns: ["request/inferred*/*", "need/inferred*/*"]),
        ReportedFault(title: "registries", patterns: ["registry/*/*"]),
        ReportedFault(
            title: "a scoped service that lives longer", patterns: ["lifetime/*-scoped*/*", "lifetime/*-scope/*"]),
        ReportedFault(title: "scopes that are missing", patterns: ["lifetime/scope/*", "lifetime/outside-scope/*"]),
        ReportedFault(title: "URLs without a pattern, and their placeholders", patterns: ["url/*/*"]),
        ReportedFault(title: "late registration", patterns: ["*/*/after-request"]),
        ReportedFault(title: "modules that are not linked", patterns: ["*/*/not-linked"]),
        ReportedFault(title: "legal: inferred keys in helpers and wrappers", patterns: ["trap/inferred-*/*"]),
        ReportedFault(
            title: "legal: optional needs in a cycle",
            patterns: ["need/optional-*/*", "need/if-provided/*", "need/caught/*"]),
    ]

    func contains(_ name: String) -> Bool { patterns.contains { Self.matches($0, name) } }

    private static func matches(_ pattern: String, _ name: String) -> Bool {
        let (parts, names) = (pattern.split(separator: "/"), name.split(separator: "/"))
        return parts.count == names.count && zip(parts, names).allSatisfy(matches)
    }

    private static func matches(_ part: Substring, _ name: Substring) -> Bool {
        let texts = part.split(separator: "*", omittingEmptySubsequences: false)
        guard texts.count > 1 else { return part == name }
        var rest = name[...]
        for (number, text) in texts.enumerated() {
            guard let range = text.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: text),
                number > 0 || range.lowerBound == name.startIndex
            else { return false }
            rest = rest[range.upperBound...]
        }
        return part.hasSuffix("*") || rest.isEmpty
    }
}

extension Measurement {
    /// The result for each reported fault, as a table.
    public var reportedFaults: String {
        let head = ["reported", "apps", "found", "unproven", "missed or wrong", "legal", "without error"]
        let rows = ReportedFault.all.map { fault -> [String] in
            let broken = broken.filter { fault.contains($0.name) }
            let legal = legal.filter { fault.contains($0.name) }
            let found = broken.count { $0.outcome == .found }
            let unproven = broken.count { $0.outcome == .unproven }
            let counts = [
                broken.count, found, unproven, broken.count - found - unproven, legal.count,
                legal.count { $0.outcome != .falseError },
            ]
            return [fault.title] + counts.map { "\($0)" }
        }
        return table([head] + rows)
    }
}
