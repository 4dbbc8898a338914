// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews

/// The time that the library takes at the first route of a process, when it looks for the providers in all loaded images.
enum LaunchReport {
    /// Writes the time in nanoseconds, and whether the route has found its provider, to the file that `LAUNCH_REPORT` names, and ends
    /// the app. Does nothing without the variable.
    @MainActor static func write() {
        guard let path = ProcessInfo.processInfo.environment["LAUNCH_REPORT"] else { return }
        var isFound = false
        let time = ContinuousClock().measure { isFound = (try? Router.destination(for: .note)) != nil }
        let nanoseconds = time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000
        do {
            try "\(nanoseconds) \(isFound)\n".write(toFile: path, atomically: true, encoding: .utf8)
            exit(0)
        } catch {
            fatalError("\(error)")
        }
    }
}
