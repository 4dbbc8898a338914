// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The page of the documentation that explains each identifier of a diagnostic under a separate heading.
struct DiagnosticsPage {
    /// The sections by their headings, which are identifiers.
    let sections: [String: String]
    /// The identifiers, in the order of the page.
    let identifiers: [String]

    init() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Sources/Library/ModuleRouter/ModuleRouter.docc/Diagnostics.md")
            .standardizedFileURL
        let sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n### ").dropFirst().map {
            section in
            let end = section.firstIndex(of: "\n") ?? section.endIndex
            // The next group begins with a heading of the second level.
            return (String(section[..<end]), section[end...].components(separatedBy: "\n## ")[0])
        }
        identifiers = sections.map(\.0)
        self.sections = Dictionary(sections) { first, _ in first }
    }
}
