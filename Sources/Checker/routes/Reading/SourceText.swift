// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import URLPatterns

/// Reads files that a command changes.
enum SourceText {
    static func bytes(of path: String) throws(SourceError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw SourceError("\(path) cannot be read: \(error.reason)")
        }
    }

    static func text(of path: String) throws(SourceError) -> String {
        guard let text = UTF8Text.validated(try bytes(of: path)) else {
            throw SourceError("\(path) cannot be read: it is not UTF-8")
        }
        return text
    }
}
#endif
