// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The membership of a waiting route, an awaited result or an open dialog in scopes. It ends with the first of the scopes, or when
/// the member leaves.
@MainActor final class ScopeMembership {
    /// The current memberships, by sequence number.
    private static var all: [Int: ScopeMembership] = [:]
    private static var lastNumber = 0
    /// The scopes whose screens are being removed. They take no new members.
    private static var closing: [ScopeHandle] = []

    private let scopes: [ScopeHandle]
    private let number: Int
    private var endActions: [EndAction] = []
    /// Nil once the membership has ended.
    private var hasEnded: (() -> Void)?

    /// - Parameters:
    ///   - scopes: At least one scope.
    ///   - hasEnded: Called at most once, with the end of the first scope: within this call if one has ended already.
    private init(in scopes: [ScopeHandle], hasEnded: @escaping () -> Void) {
        self.scopes = scopes
        self.hasEnded = hasEnded
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    /// Lets a member join scopes.
    ///
    /// - Parameter hasEnded: Called at most once on the main actor, when the first of the scopes ends: within this call if one has
    ///   ended already.
    /// - Returns: Nil if there is no scope, or if one has ended.
    static func join(_ scopes: [ScopeHandle], hasEnded: @escaping () -> Void) -> ScopeMembership? {
        guard !scopes.isEmpty else { return nil }
        let membership = ScopeMembership(in: scopes, hasEnded: hasEnded)
        return membership.join() ? membership : nil
    }

    private func join() -> Bool {
        Self.all[number] = self
        for scope in scopes {
            let action = EndAction { [weak self] in Self.onMainActor { self?.end() } }
            guard !Self.closing.contains(where: { scope.isInside($0) }), scope.owner.add(action) else {
                end()
                return false
            }
            endActions.append(action)
        }
        return true
    }

    private nonisolated static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if module_router_is_main_actor() {
            MainActor.assumeIsolated { body() }
        } else {
            Task { @MainActor in body() }
        }
    }

    private func end() {
        let hasEnded = hasEnded
        leave()
        hasEnded?()
    }

    /// Ends the membership because the member no longer waits.
    func leave() {
        guard hasEnded != nil else { return }
        hasEnded = nil
        Self.all[number] = nil
        for (scope, action) in zip(scopes, endActions) { scope.owner.remove(action) }
    }

    // MARK: Removing screens

    /// Ends the memberships in a scope and in those inside of it, the last one first. The scope takes no new members until
    /// ``reopen(_:)``.
    static func close(_ scope: ScopeHandle) {
        closing.append(scope)
        let members = all.filter { $0.value.scopes.contains { $0.isInside(scope) } }
        for (_, membership) in members.sorted(by: { $0.key > $1.key }) { membership.end() }
    }

    static func reopen(_ scope: ScopeHandle) {
        if let index = closing.firstIndex(where: { $0 === scope }) { closing.remove(at: index) }
    }
}
