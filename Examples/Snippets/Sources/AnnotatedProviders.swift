// SPDX-License-Identifier: Apache-2.0

import AnnotatedProvidersInterface
import ModuleRouterTesting
import ModuleRouterViews

// snippet.shared
@Provider(of: .noteStore, lifetime: .shared)
final class MemoryStore: NoteStore {
    let notes = ["Buy milk", "Call Ada"]
}
// snippet.end

@Provider(of: .clock)
struct StoppedClock: Clock {
    let time = "ten past ten"
}

// snippet.parameters
@Provider(of: .noteSearch)
final class RankedSearch: NoteSearch {
    private let store: any NoteStore
    private let ads: (any Ads)?
    private let now: () throws -> any Clock

    init(store: any NoteStore, ads: (any Ads)?, now: @escaping () throws -> any Clock) {
        self.store = store
        self.ads = ads
        self.now = now
    }

    func find(_ text: String) throws -> [String] {
        store.notes.filter { $0.contains(text) } + [try now().time]
    }
}

let search = try Router.destination(for: .noteSearch)
print(try search.find("milk"))  // → ["Buy milk", "ten past ten"]
// snippet.end

// snippet.structure
@Provider(of: .database)
struct NoteCounter: Database {
    let store: any NoteStore

    func count() async -> Int { store.notes.count }
}
// snippet.end
print(await (try await Router.destination(for: .database)).count())  // → 2

// snippet.screen
@MainActor @Provider(of: .searchScreen, supportedPaths: [.push])
final class SearchScreen: HeadlessScreen, SearchViewInput {
    let search: any NoteSearch

    init(search: any NoteSearch) {
        self.search = search
        super.init("Search")
    }
}
// snippet.end
let window = HeadlessWindow()
let screen = try await Router.route(to: .searchScreen, path: .push(from: window.root))
print(screen.title)  // → Search

// snippet.url
@MainActor @Provider(of: RoutableViewModule<any NoteViewInput>.self, url: "notes://note/:id", by: .outside)
final class NoteScreen: HeadlessScreen {
    init(@RouteParameter id: Int = 1) { super.init("Note \(id)") }
}

let opened = try await Router.route(url: "notes://note/7", path: .push(from: window.root))
print((opened.destination as? NoteScreen)?.title ?? "")  // → Note 7
// snippet.end

// snippet.export
@Provider(of: RoutableServiceModule<any ExportInput>.self)
final class Export {
    let text: String

    init(store: any NoteStore, @RouteParameter folder: String = "Notes") {
        text = "\(folder): \(store.notes.count)"
    }
}

let export = try Router.destination(for: .export) { $0.folder = "Letters" } as? Export
print(export?.text ?? "")  // → Letters: 2
// snippet.end

// snippet.routed
final class ReminderList: Sendable {
    @Routed private var clock: any Clock
    @Routed(.database) private var database: any Database

    func title() async throws -> String {
        "\(try await database.count()) reminders at \(try clock.time)"
    }
}

print(try await ReminderList().title())  // → 2 reminders at ten past ten
// snippet.end

// snippet.lazily
final class Footer: Sendable {
    private let clock = RoutedDestination(.clock)

    func text() throws -> String { try clock.get().time }
}

print(try Footer().text())  // → ten past ten
// snippet.end
