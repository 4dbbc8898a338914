// SPDX-License-Identifier: Apache-2.0

#if GTK
package import Foundation
package import ModuleRouter

/// Stores the state of the program in a file.
@MainActor package final class DesktopMemory {
    /// The state. Every change is written to the file.
    package var state: DesktopState {
        didSet { if state != oldValue { write() } }
    }
    private let file: URL

    /// - Parameter file: The file, which is read at once. An unreadable file counts as missing.
    package init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        state = data.flatMap { try? JSONDecoder().decode(DesktopState.self, from: $0) } ?? DesktopState()
    }

    /// The usual place for such files: https://specifications.freedesktop.org/basedir-spec/latest/
    static var usualFile: URL {
        let folder = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
        let base =
            folder.hasPrefix("/")
            ? URL(filePath: folder) : FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
        return base.appending(path: "notes/desktop.json")
    }

    private func write() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // If the state cannot be stored, the program starts with defaults next time, and works otherwise.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? encoder.encode(state).write(to: file, options: .atomic)
    }
}

@RoutableAs("desktopMemory") @MainActor package extension RoutableService where Protocol == DesktopMemory {}

/// Provides the memory of the program, shared by all screens.
@AutoRegister
struct DesktopMemoryRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> { Provides(.desktopMemory) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> DesktopMemory? {
        DesktopMemory(file: DesktopMemory.usualFile)
    }
}
#endif
