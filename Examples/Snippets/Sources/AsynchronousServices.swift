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
