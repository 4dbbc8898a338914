// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

extension [String] {
    /// The files of a module without the headers of plain C.
    ///
    /// A module of C has headers too. Headers count if the module has a source in Objective-C, or if one of them declares a protocol.
    var withoutPlainHeaders: [String] {
        let isPlain =
            contains { $0.hasSuffix(".h") } && !contains(where: \.isObjectiveCSource)
            && !contains(where: declaresProtocol)
        return isPlain ? filter { !$0.hasSuffix(".h") } : self
    }

    private func declaresProtocol(_ path: String) -> Bool {
        // Only regular files are read: reading a pipe would wait for a writer.
        guard path.hasSuffix(".h"), case .file? = try? FileIdentity.look(at: path),
            let text = try? Data(contentsOf: URL(filePath: path))
        else { return false }
        return text.range(of: Data("@protocol".utf8)) != nil
    }
}

extension String {
    /// Whether it is the path of a source in Objective-C, and not of a header.
    var isObjectiveCSource: Bool { hasSuffix(".m") || hasSuffix(".mm") }
}
#endif
