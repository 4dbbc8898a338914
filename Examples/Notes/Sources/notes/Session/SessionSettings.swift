// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Synchronization

/// The user's settings for one run of a command.
struct SessionSettings: Sendable {
    enum Storage: String, Sendable, CaseIterable {
        case files, sqlite
    }

    enum Color: String, Sendable, CaseIterable {
        case auto, always, never
    }

    /// The file of the database, in the folder of the notes.
    static let databaseName = "notes.sqlite"

    var folder = "notes"
    /// Whether to create a missing folder.
    var isCreated = false
    var storage = Storage.files
    var color = Color.auto
}

/// Stores the settings of a session. Each session has one store.
final class SessionStore: Sendable {
    private let state = Mutex(SessionSettings())

    var settings: SessionSettings {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

@RoutableAs("sessionStore") internal extension RoutableService where Protocol == SessionStore {}

/// Provides the settings of the session to other providers of the host.
@AutoRegister
struct SessionStoreRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: .session) }

    static var routes: RouteList<Self> { Provides(.sessionStore) { $0 } }

    func makeDestination() -> SessionStore { SessionStore() }
}
