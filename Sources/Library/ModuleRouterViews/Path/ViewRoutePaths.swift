// SPDX-License-Identifier: Apache-2.0

/// The kinds of paths that a provider or a host supports.
///
/// ```swift
/// static var supportedPaths: ViewRoutePaths { [.push, .presentModally] }
/// static var supportedPaths: ViewRoutePaths { .screen.removing(.presentAsPopover) }
/// ```
///
/// `makeDestination` is one of the kinds. A provider that omits it makes a view only to show it.
public struct ViewRoutePaths: Sendable, ExpressibleByArrayLiteral {
    private let isExclusion: Bool
    private let kinds: Set<ViewRouteKind>
    /// One bit for each of the first 64 kinds, which are nearly all.
    private let bits: UInt64

    private init(isExclusion: Bool, _ kinds: Set<ViewRouteKind>) {
        self.isExclusion = isExclusion
        self.kinds = kinds
        bits = kinds.reduce(0) { $0 | 1 << UInt64($1.number) }
    }

    /// Creates a set of only the given kinds.
    public init(_ kinds: some Sequence<ViewRouteKind>) { self.init(isExclusion: false, Set(kinds)) }

    /// Creates a set of only the given kinds.
    public init(arrayLiteral kinds: ViewRouteKind...) { self.init(kinds) }

    /// Every kind, including those that hosts and apps define.
    public static let all = ViewRoutePaths(isExclusion: true, [])

    /// The kinds for a whole screen: all except `addAsSubview`.
    public static let screen = ViewRoutePaths(isExclusion: true, [.addAsSubview])

    /// The kinds for a part of a screen: `addAsSubview` and `makeDestination`.
    public static let subview: ViewRoutePaths = [.addAsSubview, .makeDestination]

    /// The order of preference for the default path. The last kinds need more than a source.
    private static let byPreference: [ViewRouteKind] = [
        .presentModally, .addAsSubview, .push, .show, .presentAsSheet, .showDetail, .tab, .addAsChild, .custom,
        .presentAsPopover, .performSegue,
    ]

    /// Returns the default path of a provider that declares none: modal if supported, or else as a subview, or else the next
    /// supported kind.
    @MainActor package func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        ViewRoutePath(Self.byPreference.first { contains($0) } ?? ownKind ?? .presentModally, from: source)
    }

    /// A kind that a host or an app defines; nil if none is listed.
    private var ownKind: ViewRouteKind? {
        isExclusion ? nil : kinds.subtracting([.makeDestination, .defaultPath, .reveal]).min { $0.number < $1.number }
    }

    /// Returns whether the set contains a kind.
    public func contains(_ kind: ViewRouteKind) -> Bool {
        (kind.number < UInt64.bitWidth ? bits & 1 << UInt64(kind.number) != 0 : kinds.contains(kind)) != isExclusion
    }

    /// Returns the set with additional kinds.
    package func adding(_ added: ViewRouteKind...) -> ViewRoutePaths {
        ViewRoutePaths(isExclusion: isExclusion, isExclusion ? kinds.subtracting(added) : kinds.union(added))
    }

    /// Returns the set without some kinds.
    public func removing(_ removed: ViewRouteKind...) -> ViewRoutePaths {
        ViewRoutePaths(isExclusion: isExclusion, isExclusion ? kinds.union(removed) : kinds.subtracting(removed))
    }
}
