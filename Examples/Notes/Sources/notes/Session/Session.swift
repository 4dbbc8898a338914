// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouter

/// One run of a command. Its scoped services end with it.
@AutoRegister
struct Session: ScopeValues {
    let settings: SessionSettings

    static var routes: RouteList<Self> { Provides(.sessionSettings) { $0.settings } }
}

extension Session {
    /// Runs a command with its settings.
    ///
    /// - Throws: `CommandError` with the failed module's message, without the routes that led to the module.
    static func run(_ settings: SessionSettings, _ body: () throws -> Void) throws {
        let session = RouteScope(Session(settings: settings))
        defer { session.end() }
        do { try session.run(body) } catch { throw seen(error) }
    }

    /// Runs an asynchronous command with its settings.
    static func run(_ settings: SessionSettings, _ body: () async throws -> Void) async throws {
        let session = RouteScope(Session(settings: settings))
        defer { session.end() }
        do { try await session.run(body) } catch { throw seen(error) }
    }

    private static func seen(_ error: any Error) -> any Error {
        error is ExitCode ? error : CommandError(ErrorText.of(error))
    }
}
