// SPDX-License-Identifier: Apache-2.0

import DefaultIsolationInterface
import ModuleRouter

// snippet.module
@Provider(of: .clock, lifetime: .shared)
final class StoppedClock: Clock {
    let time = "ten past ten"
}

@MainActor @Provider(of: .alerts, lifetime: .shared)
final class Toasts: AlertService {
    private let clock: any Clock
    private(set) var shown: [String] = []

    init(clock: any Clock) { self.clock = clock }

    func show(_ text: String) { shown.append("\(text) at \(clock.time)") }
}
// snippet.end

// snippet.app
let alerts = try Router.destination(for: .alerts)
alerts.show("Saved")
print(alerts.shown)  // → ["Saved at ten past ten"]

@concurrent func timeInBackground() async throws -> String {
    try Router.destination(for: .clock).time
}
// snippet.end

print(try await timeInBackground())  // → ten past ten
