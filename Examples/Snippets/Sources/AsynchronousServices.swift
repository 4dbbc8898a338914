// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

// snippet.interface
public protocol Database: Sendable {
    func count() -> Int
}

@RoutableAs("database") extension RoutableAsyncService where Protocol == any Database {}
// snippet.end

struct NoteDatabase: Database {
    let notes: [String]
    func count() -> Int { notes.count }

    static func open() async throws -> NoteDatabase {
        await Task.yield()
        return NoteDatabase(notes: ["milk", "bread"])
    }
}

// snippet.provider
@AutoRegister
struct DatabaseRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.database) { $0 } }
    func makeDestination() async throws -> NoteDatabase? { try await NoteDatabase.open() }
}
// snippet.end

// snippet.caller
let database = try await Router.destination(for: .database)
print(database.count())  // → 2
// snippet.end

// snippet.function
public protocol Chapter: Sendable {
    var text: String { get }
}

public typealias FindChapter = @Sendable (_ number: Int) async throws -> any Chapter

@RoutableAs("findChapter") extension RoutableService where Protocol == FindChapter {}

@AutoRegister
struct ChapterRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.self, limit: 20) }
    static var routes: RouteList<Self> { Provides(.findChapter) { $0 } }
    func makeDestination(with number: Int) async throws -> LoadedChapter? { try await LoadedChapter.load(number) }
}

let findChapter = try Router.destination(for: .findChapter)
print(try await findChapter(7).text)  // → Chapter 7
// snippet.end

struct LoadedChapter: Chapter {
    let text: String

    static func load(_ number: Int) async throws -> LoadedChapter { LoadedChapter(text: "Chapter \(number)") }
}

// snippet.arguments
public typealias FindVerse = @Sendable (_ chapter: Int, _ verse: Int) async throws -> String

@RoutableAs("findVerse") extension RoutableService where Protocol == FindVerse {}

@AutoRegister
struct VerseRouter: AsyncFunctionRouteProvider {
    struct Place: Hashable {
        let chapter: Int
        let verse: Int
    }

    static var lifetime: RouteLifetime { .cached(by: \.self, limit: 100) }

    static var routes: RouteList<Self> {
        Provides(.findVerse) { find in { chapter, verse in try await find(Place(chapter: chapter, verse: verse)) } }
    }

    func makeDestination(with place: Place) async throws -> String? {
        let chapter = try await Router.destination(for: .findChapter)(place.chapter)
        return "\(chapter.text), verse \(place.verse)"
    }
}

print(try await Router.destination(for: .findVerse)(7, 2))  // → Chapter 7, verse 2
// snippet.end

// snippet.mainActor
@MainActor public protocol AlertService: AnyObject {
    var shown: [String] { get set }
}

@RoutableAs("alertService") @MainActor extension RoutableService where Protocol == any AlertService {}

@MainActor final class AlertPresenter: AlertService {
    var shown: [String] = []
}

@AutoRegister
struct AlertRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.alertService) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> AlertPresenter? { AlertPresenter() }
}

@MainActor func show(_ text: String) throws {
    try Router.destination(for: .alertService).shown.append(text)
}
// snippet.end

try show("hello")
print(try Router.destination(for: .alertService).shown)  // → ["hello"]

// snippet.elsewhere
@concurrent func numberOfAlerts() async throws -> Int {
    try await MainActor.run {
        try Router.destination(for: .alertService).shown.count
    }
}
// snippet.end

print(try await numberOfAlerts())  // → 1
