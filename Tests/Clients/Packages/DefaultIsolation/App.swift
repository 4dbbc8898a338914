// SPDX-License-Identifier: Apache-2.0

// The app calls all routes from the main actor, and some from elsewhere, and prints their results.

import DefaultIsolationInterface
import DefaultIsolationModule
import ModuleRouter
import ModuleRouterTesting
import ModuleRouterViews

@main struct App {
    static func main() async throws {
        registerBadges()
        let registry = RouteRegistry.shared
        try await registry.start()
        try await services()
        print("elsewhere", try await elsewhere())
        try await scope()
        try await screens()
        try await stubs()
        try await registry.close(within: .seconds(60))
        print("closed", events)
    }

    static func services() async throws {
        print("clock", try Router.destination(for: .clock).now())
        print("log", try Router.destination(for: .log).lines())
        print("database", try await Router.destination(for: .database).rows())
        print("chapter", try await Router.destination(for: .findChapter)(7).text)
        try Router.destination(for: .requiredAlerts).show("proxy")
        print("alerts", try Router.destination(for: .alerts).shown)
        print("required clock", try Router.destination(for: .requiredClock).hour())
        print("journal", try Router.destination(for: .journal).entries())
        print("feed", try await Router.destination(for: .feed).lines())
        print("greeter", try Router.destination(for: .greeter).greet())
        print("counter", try Router.destination(for: RoutableService<any Counter>()).next())
        let export = try Router.destination(for: RoutableServiceModule<any ExportInput>()) { $0.folder = "letters" }
        print("export", (export as? any Export)?.text ?? "none")
        let report = try Router.destination(for: RoutableServiceModule<any ReportInput>()) { $0.title = "sums" }
        print("report", (report as? Report)?.title ?? "none")
    }

    /// Off the main actor, the keys of services of any isolation work, and those of the main actor do not compile. A key that both can
    /// make fails for a provider of the main actor.
    @concurrent static func elsewhere() async throws -> [String] {
        var results = ["clock \(try Router.destination(for: .clock).now())"]
        results.append("rows \(try await Router.destination(for: .database).rows())")
        results.append("feed \(await (try await Router.destination(for: .feed)).lines().count)")
        let greeter = try Router.destination(for: .greeter)
        results.append("greeter \(await greeter.greet())")
        do {
            _ = try Router.destination(for: .banner)
        } catch {
            results.append("banner \(error.code)")
        }
        try await results.append(MainActor.run { try Router.destination(for: .banner).text() })
        // Another code has made it.
        let banner = try Router.destination(for: .banner)
        await results.append(banner.text())
        return results
    }

    static func scope() async throws {
        let session = RouteScope(Session(user: "ada"))
        try session.run { print("zone", try Router.destination(for: .zone).name) }
        try await session.close(within: .seconds(60))
        print("session", events)
        events = []
    }

    static func screens() async throws {
        let window = HeadlessWindow()
        let user = Task {
            try await Router.result(of: .login, path: .presentModally(from: window.root), awaiting: { $0.user })
        }
        try await window.screen((any LoginInput).self).user.finish("ada")
        print("login", try await user.value)
        let help = try await Router.route(to: .help, path: .push(from: window.root))
        print("help", help.topic, window.topScreen === help)
        try await Router.route(to: .note, path: .push(from: window.root)) { $0.id = 5 }
        print("note", (window.topScreen as? HeadlessScreen)?.title ?? "none")
        let answer = Task { try await Router.confirm("Delete the note?", button: "Delete", from: window.root) }
        try await window.nextDialog().choose("Delete")
        print("confirmed", try await answer.value)
    }

    static func stubs() async throws {
        let player = PlayerStub()
        player.volume = 3
        player.onPlay = { $0 == "song" }
        player.onLoad = { 6 }
        print("player", player.volume, try player.play("song"), await player.load(), player.playCalls)
        let sensor = SensorStub()
        sensor.onRead = { $0 + 1 }
        print("sensor", await Self.read(sensor), sensor.calls)
    }

    @concurrent static func read(_ sensor: any Sensor) async -> Int { sensor.read(1) }
}
