// SPDX-License-Identifier: Apache-2.0

/// The scopes of a route to a view.
@MainActor struct ViewScopes {
    /// The scopes in which the view is made and prepared. From the innermost one, they are the scope that the path names, the scopes of
    /// the screen around the source, the scope of the window, and the scopes of the task.
    private(set) var frame: ScopeFrame?
    /// The scopes to which the route belongs: the first of these groups that is not empty. The route ends with each of them.
    private(set) var owners: [ScopeHandle] = []

    /// Whether a route or a window has had a scope in this process. Until then no code looks for scopes.
    private(set) static var areInUse = false

    /// No scopes.
    init() {}

    /// - Parameters:
    ///   - scope: The scope that the path names.
    ///   - source: The source of the path.
    ///   - host: The host to use if the source has none.
    init(naming scope: ScopeHandle?, from source: (any ViewRouteSource)?, in host: (any ViewRouteHost)? = nil) {
        let task = ScopeFrame.current
        guard Self.areInUse || scope != nil || task != nil else { return }
        Self.areInUse = true
        if let scope { add(ScopeFrame(scope, in: nil), owners: [scope]) }
        if let host = source?.currentHost ?? host {
            if let source, let screen = ScopedViewRegistry.route(around: source, in: host)?.scopes {
                add(screen.frame, owners: screen.owners)
            }
            if let window = host.scope?.handle { add(ScopeFrame(window, in: nil), owners: [window]) }
        }
        if let task { add(task, owners: task.liveScopes) }
    }

    /// Adds scopes around the others.
    private mutating func add(_ outer: ScopeFrame?, owners: [ScopeHandle]) {
        if frame == nil { frame = outer } else { frame = frame?.inside(outer) }
        if self.owners.isEmpty { self.owners = owners.filter { !$0.hasEnded } }
    }

    /// Notes that a window has a scope.
    static func useInWindow() { areInUse = true }

    /// Runs `body` in these scopes only.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard Self.areInUse, frame !== ScopeFrame.current else { return try body() }
        return try ScopeFrame.run(frame, body)
    }

    /// Runs an asynchronous `body` in these scopes only.
    func run<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        guard Self.areInUse, frame !== ScopeFrame.current else { return try await body() }
        return try await ScopeFrame.$carried.withValue(frame, operation: body)
    }

    /// Returns these scopes with others around them.
    func inner(of outer: ViewScopes) -> ViewScopes {
        var scopes = self
        scopes.add(outer.frame, owners: outer.owners)
        return scopes
    }

    /// Returns whether the route belongs to a scope or to one inside of it.
    func belong(to scope: ScopeHandle) -> Bool { owners.contains { $0.isInside(scope) } }

    /// Returns whether a route in these scopes may reveal a view that was shown in others: all its scopes are in use, and those of
    /// the same kind are the same.
    func canReveal(_ shown: ViewScopes) -> Bool {
        guard !shown.owners.contains(where: \.hasEnded), shown.frame?.hasEnded != true else { return false }
        guard let frame, let other = shown.frame else { return true }
        let own = frame.scopesByKind
        return other.scopesByKind.allSatisfy { kind, scope in own[kind].map { $0 === scope } ?? true }
    }
}

extension ScopeFrame {
    /// The scopes of the frame that still exist, innermost first, without their outer ones.
    var liveScopes: [ScopeHandle] { frames.compactMap(\.handle) }

    /// The innermost scope of each kind, with the outer ones.
    fileprivate var scopesByKind: [ObjectIdentifier: ScopeHandle] {
        var found: [ObjectIdentifier: ScopeHandle] = [:]
        for scope in liveScopes {
            for scope in sequence(first: scope, next: \.outer) where found[scope.kind] == nil {
                found[scope.kind] = scope
            }
        }
        return found
    }

    /// This frame and those around it.
    private var frames: [ScopeFrame] { Array(sequence(first: self, next: \.around)) }

    /// Whether one of the scopes has ended.
    fileprivate var hasEnded: Bool { frames.contains(where: \.hasScopeEnded) }

    /// Returns the frame of these scopes, with those of another frame around them. Each scope is in it once.
    fileprivate func inside(_ other: ScopeFrame?) -> ScopeFrame {
        var frames = frames
        for frame in other?.frames ?? [] {
            let isKnown = frames.contains { $0 === frame || $0.handle != nil && $0.handle === frame.handle }
            if !isKnown { frames.append(frame) }
        }
        return frames.dropLast().reversed().reduce(frames[frames.count - 1].outermost) { outer, frame in
            frame.around === outer ? frame : ScopeFrame(frame, in: outer)
        }
    }

    /// This frame without those around it.
    private var outermost: ScopeFrame { around == nil ? self : ScopeFrame(self, in: nil) }
}

extension ScopeHandle {
    /// Returns whether this is a scope, or one inside of it.
    func isInside(_ scope: ScopeHandle) -> Bool { sequence(first: self, next: \.outer).contains { $0 === scope } }
}
