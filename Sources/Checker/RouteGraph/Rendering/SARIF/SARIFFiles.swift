// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The names of files in a log: URIs relative to the root of the checkout.
package struct SARIFFiles {
    /// The symbolic name of the root.
    static let rootID = "%SRCROOT%"

    private let folder: [Substring]
    private let root: [Substring]

    /// - Parameters:
    ///   - folder: The absolute path of the base folder of relative paths.
    ///   - root: The absolute path of the checkout.
    package init(in folder: String, relativeTo root: String) {
        self.folder = Self.components(folder[...], in: [])
        self.root = Self.components(root[...], in: [])
    }

    /// The absolute URI of the root, with a slash at its end.
    var rootURI: String { "file:///" + root.map { Self.encoded($0) + "/" }.joined() }

    /// Returns the URI of a file. It is relative if the file is in the checkout.
    func artifact(_ path: String) -> SARIFArtifact {
        let all = Self.components(path[...], in: path.hasPrefix("/") ? [] : folder)
        guard all.starts(with: root) else {
            return SARIFArtifact(uri: "file:///" + all.map(Self.encoded).joined(separator: "/"))
        }
        return SARIFArtifact(
            uri: all.dropFirst(root.count).map(Self.encoded).joined(separator: "/"), uriBaseId: Self.rootID)
    }

    /// Returns the components of an absolute path, without `.` and `..`.
    private static func components(_ path: Substring, in folder: [Substring]) -> [Substring] {
        path.split(separator: "/").reduce(into: folder) { components, component in
            switch component {
            case ".": break
            case "..": _ = components.popLast()
            default: components.append(component)
            }
        }
    }

    /// Returns a component of a path. A colon in the first one would end a scheme.
    private static func encoded(_ component: Substring) -> String {
        PercentCoding.encoded(String(component), for: .pathSegment).replacing(":", with: "%3A")
    }
}

struct SARIFArtifact: Encodable {
    var uri: String
    /// Nil for an absolute URI.
    var uriBaseId: String?
}
