// SPDX-License-Identifier: Apache-2.0

/// A destination that is closed when its owner ends: a database, a connection, a writer.
///
/// ```swift
/// @Provider(of: .database, lifetime: .scoped(to: Session.self))
/// final class SessionDatabase: Database, ClosableDestination {
///     func close() async throws { try await connection.shutDown() }
/// }
/// ```
///
/// A kept destination is closed once: when its scope ends, when ``RouteRegistry/close(within:)`` is called, or when the library
/// gives it up because its time is over or because there are too many. Transient and weak destinations, and those of a graph, belong
/// to their users and are not closed. A destination that its provider returns as a protocol or as a superclass, such as `any Database`,
/// is closed if its type is a `ClosableDestination`. An object that two providers return is a destination of both, and closed twice.
/// For a type of another module, add the function to the lifetime: `.shared.closing { try $0.close() }`.
public protocol ClosableDestination: Sendable {
    /// Closes the destination. Later requests do not return it, but earlier callers may still use it.
    ///
    /// - Throws: An error that ``RouteScope/close(within:)`` throws, or that the error handlers receive.
    func close() async throws
}
