// SPDX-License-Identifier: Apache-2.0

extension RouteFindingReport {
    /// Returns the findings as GitHub workflow commands, which annotate a change. Each is one line, without a line feed.
    ///
    /// - Parameters:
    ///   - folder: The base folder of relative paths.
    ///   - root: The checkout's folder. Paths in it are made relative to it; other paths remain unchanged.
    ///   - command: The command that explains checks.
    public func gitHubAnnotations(
        in folder: String? = nil, relativeTo root: String? = nil, explainedBy command: String = "routes explain"
    ) -> [String] {
        findings.map { finding in
            var properties: [(name: String, value: String)] = []
            if let location = finding.location {
                properties = [
                    ("file", Self.path(location.file, in: folder, relativeTo: root)), ("line", "\(location.line)"),
                    ("col", "\(location.column)"),
                ]
            }
            properties.append(("title", finding.id.rawValue))
            let chain = finding.chain.map { step in
                step.text
                    + (step.location.map {
                        " at \(Self.path($0.file, in: folder, relativeTo: root)):\($0.line):\($0.column)"
                    } ?? "")
            }
            let message = "\(finding.message) [\(finding.id.rawValue)]"
            let text = ([message] + chain + finding.details(explainedBy: command)).joined(separator: "\n")
            let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
            return "::\(finding.severity.rawValue) \(list)::\(Self.escaped(text))"
        }
    }

    private static func path(_ path: String, in folder: String?, relativeTo root: String?) -> String {
        guard let root else { return path }
        let absolute = path.hasPrefix("/") ? path : folder.map { asFolder($0) + path } ?? path
        let start = asFolder(root)
        return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : path
    }

    private static func asFolder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

    private static func escaped(_ text: String) -> String {
        String(
            text.unicodeScalars.flatMap { scalar -> [Character] in
                switch scalar {
                case "%": Array("%25")
                case "\r": Array("%0D")
                case "\n": Array("%0A")
                default: [Character(scalar)]
                }
            })
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
