// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "ModuleRouterConsumerTests-\(UUID())", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func makeFile(_ name: String, _ text: String = "") throws -> URL {
        let file = url.appending(path: name)
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file
    }
}
