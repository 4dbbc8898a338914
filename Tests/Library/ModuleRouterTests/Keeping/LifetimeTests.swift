// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

private protocol Counted: Sendable { var number: Int { get } }
private protocol AlsoCounted: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any Counted {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any AlsoCounted {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Numbered: Counted, AlsoCounted {
    static let made = AtomicWord<Int>(0)
    let number: Int

    init() {
        // This is slow enough that all threads arrive during the first construction.
        var sum = 0
        for step in 0..<20_000 { sum &+= step }
        number = Self.made.add(1) &+ (sum & 0)
    }
}

private struct SharedRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Counted>()) { $0 }
        Provides(RoutableService<any AlsoCounted>()) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Numbered? { Numbered() }
}

private struct WeakRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(RoutableService<any Counted>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Numbered? { Numbered() }
}

private struct Payment: ScopeValues { typealias Outer = Visit }
private struct OtherShop: ScopeValues {}

private struct ScopedRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Visit.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Counted>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Numbered? { Numbered() }
}

/// A shared service that needs a scoped one.
private struct CaptiveRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any AlsoCounted>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Numbered? {
        _ = try Router.destination(for: RoutableService<any Counted>())
        return Numbered()
    }
}

private struct FailsOnceRouter: ServiceRouteProvider {
    static let attempts = AtomicWord<Int>(0)
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Counted>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Numbered? {
        if Self.attempts.add(1) == 1 { throw Failing() }
        return Numbered()
    }
}

struct LifetimeTests {
    private let route = RoutableService<any Counted>()

    /// Resolves from several threads at once, all starting together.
    private func race(_ registry: RouteRegistry, threads: Int = 8, times: Int = 20) -> [ObjectIdentifier] {
        let found = Collected<Numbered>()
        onThreads(threads) { _ in
            registry.run {
                for _ in 0..<times {
                    if let numbered = (try? Router.destination(for: route)) as? Numbered { found.append(numbered) }
                }
            }
        }
        return found.all.map { ObjectIdentifier($0) }
    }

    @Test func sharedIsMadeExactlyOnceUnderContention() {
        for _ in 0..<30 {
            let found = race(RouteRegistry { SharedRouter.self })
            #expect(found.count == 160)
            #expect(Set(found).count == 1)
        }
    }

    @Test func weakIsMadeExactlyOnceWhileItIsReferenced() {
        for _ in 0..<30 {
            let registry = RouteRegistry { WeakRouter.self }
            // `race` keeps all destinations until it returns.
            #expect(Set(race(registry)).count == 1)
        }
    }

    @Test func scopedIsMadeExactlyOnceInEachScopeUnderContention() {
        for _ in 0..<10 {
            let registry = RouteRegistry { ScopedRouter.self }
            let scopes = (0..<4).map { _ in RouteScope(Visit()) }
            let found = Collected<(Int, ObjectIdentifier)>()
            let kept = Collected<Numbered>()
            onThreads(16) { index in
                registry.run {
                    scopes[index % 4].run {
                        guard let numbered = (try? Router.destination(for: route)) as? Numbered else { return }
                        kept.append(numbered)
                        found.append((index % 4, ObjectIdentifier(numbered)))
                    }
                }
            }
            #expect(found.count == 16)
            for scope in 0..<4 { #expect(Set(found.all.filter { $0.0 == scope }.map(\.1)).count == 1) }
            #expect(Set(found.all.map(\.1)).count == 4)
        }
    }

    @Test func allProtocolsOfASharedServiceReturnTheSameDestination() throws {
        try with {
            SharedRouter.self
        } _: {
            let one = try Router.destination(for: route) as? Numbered
            let other = try Router.destination(for: RoutableService<any AlsoCounted>()) as? Numbered
            #expect(one === other)
            #expect(one != nil)
        }
    }

    @Test func eachRegistryHasASharedServiceOfItsOwn() throws {
        let one = try RouteRegistry { SharedRouter.self }.run { try Router.destination(for: route) as? Numbered }
        let other = try RouteRegistry { SharedRouter.self }.run { try Router.destination(for: route) as? Numbered }
        #expect(one !== other)
    }

    @Test func aSharedServiceIsReleasedWithItsRegistry() throws {
        weak var numbered: Numbered?
        do {
            let registry = RouteRegistry { SharedRouter.self }
            numbered = try registry.run { try Router.destination(for: route) as? Numbered }
            #expect(numbered != nil)
        }
        #expect(numbered == nil)
    }

    @Test func aFailureToMakeASharedServiceIsNotKept() {
        with {
            FailsOnceRouter.self
        } _: {
            FailsOnceRouter.attempts.storeRelaxed(0)
            #expect((try? Router.destination(for: route)) == nil)
            #expect((try? Router.destination(for: route)) != nil)
        }
    }

    @Test func weakIsMadeAgainAfterItsRelease() throws {
        try with {
            WeakRouter.self
        } _: {
            let first = try Router.destination(for: route).number
            let held = try Router.destination(for: route)
            #expect(held.number != first)
            #expect(try Router.destination(for: route).number == held.number)
        }
    }

    @Test func endOfAScopeReleasesItsDestinations() throws {
        try with {
            ScopedRouter.self
        } _: {
            let scope = RouteScope(Visit())
            weak var weakly: Numbered?
            try scope.run {
                let numbered = try #require(try Router.destination(for: route) as? Numbered)
                #expect(try Router.destination(for: route) as? Numbered === numbered)
                weakly = numbered
            }
            #expect(weakly != nil)
            scope.end()
            #expect(weakly == nil)
            #expect(scope.hasEnded)
            let error = #expect(throws: RouteError.self) { try scope.run { try Router.destination(for: route) } }
            #expect(error?.code == .scopeUnavailable)
            scope.end()
        }
    }

    @Test func lastCopyOfAScopeReleasesItsDestinations() throws {
        try with {
            ScopedRouter.self
        } _: {
            weak var weakly: Numbered?
            do {
                let scope = RouteScope(Visit())
                weakly = try scope.run { try Router.destination(for: route) as? Numbered }
                #expect(weakly != nil)
            }
            #expect(weakly == nil)
        }
    }

    @Test func scopedOutsideAScopeIsAnError() {
        with {
            ScopedRouter.self
        } _: {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(
                error?.reason
                    == "RoutableService<any Counted> belongs to a scope of Visit, and the request is made outside of all scopes"
            )
        }
    }

    @Test func errorInAnotherScopeNamesBothKinds() {
        with {
            ScopedRouter.self
        } _: {
            let error = #expect(throws: RouteError.self) {
                try RouteScope(OtherShop()).run { try Router.destination(for: route) }
            }
            #expect(
                error?.reason
                    == "RoutableService<any Counted> belongs to a scope of Visit, and the request is made in OtherShop"
            )
            #expect(error?.hint?.hasPrefix("request it in RouteScope(Visit(…)).run { }") == true)
        }
    }

    @Test func innerScopeSharesTheDestinationsOfItsOuterScope() throws {
        try with {
            ScopedRouter.self
        } _: {
            let visit = RouteScope(Visit())
            let outer = try visit.run { try Router.destination(for: route).number }
            let payment = RouteScope(Payment(), in: visit)
            #expect(try Router.destination(for: route, in: payment).number == outer)
            #expect(try Router.destination(for: route, in: RouteScope(Visit())).number != outer)
        }
    }

    @Test func sharedServiceCannotRequestAScopedOneDuringConstruction() {
        with {
            ScopedRouter.self; CaptiveRouter.self
        } _: {
            RouteScope(Visit()).run {
                let error = #expect(throws: RouteError.self) {
                    try Router.destination(for: RoutableService<any AlsoCounted>())
                }
                #expect(error?.code == .scopeUnavailable)
                #expect(error?.requesters.map(\.description) == ["RoutableService<any AlsoCounted>"])
            }
        }
    }

    @Test func scopesReachChildTasks() async throws {
        let registry = RouteRegistry { ScopedRouter.self }
        try await registry.run {
            let scope = RouteScope(Visit())
            let numbers = try await scope.run {
                try await withThrowingTaskGroup(of: Int.self) { group in
                    for _ in 0..<8 {
                        group.addTask { try Router.destination(for: RoutableService<any Counted>()).number }
                    }
                    return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
                }
            }
            #expect(numbers.count == 1)
        }
    }

    @Test func aScopeMayOutliveTheRegistriesThatUseIt() throws {
        let scope = RouteScope(Visit())
        for round in 0..<500 {
            if round.isMultiple(of: 2) {
                let number = try RouteRegistry { ScopedRouter.self }.run {
                    try scope.run { try Router.destination(for: route).number }
                }
                #expect(number > 0)
            } else {
                let registry = RouteRegistry()
                registry.register(RoutableService<any AlsoCounted>(), lifetime: .scoped(to: Visit.self)) { _ in Other()
                }
                let number = try registry.run {
                    try scope.run { try Router.destination(for: RoutableService<any AlsoCounted>()).number }
                }
                #expect(number == -1)
            }
        }
    }

    @Test func convertedSharedDestinationIsMadeForEachRequest() throws {
        try with {
            CounterRouter.self
        } _: {
            let one = try Router.destination(for: RoutableService<any Tally>())
            let other = try Router.destination(for: RoutableService<any Tally>())
            #expect(one !== other)
        }
    }

    /// A value that a line changes belongs to one caller, although it has the type of the shared value.
    @Test func changedCopyOfASharedValueIsMadeForEachRequest() throws {
        try with {
            LabelRouter.self
        } _: {
            let tags = try ["a", "b"].map { tag in
                try Label.$currentTag.withValue(tag) {
                    try [RoutableService<any Labelled>(), .init()].map { try Router.destination(for: $0).tag }
                }
            }
            #expect(tags == [["a", "a"], ["b", "b"]])
        }
    }
}

private protocol Labelled: Sendable { var tag: String { get } }

extension RoutableService where Protocol == any Labelled {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Label: Labelled {
    @TaskLocal static var currentTag = ""
    var tag = ""
    let text = "a text that is longer than a small string"
}

private struct LabelRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Labelled>()) { label in
            var label = label
            label.tag = Label.currentTag
            return label
        }
    }
    func makeDestination(with configuration: RouteConfiguration) -> Label? { Label() }
}

private struct Other: AlsoCounted { let number = -1 }

/// A class that is not `Sendable`, so two threads must not share it.
private final class MutableTally: Tally { var count = 0 }
private protocol Tally: AnyObject { var count: Int { get set } }

extension RoutableService where Protocol == any Tally {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct CounterRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Tally>()) { _ in MutableTally() } }
    func makeDestination(with configuration: RouteConfiguration) -> Int? { 3 }
}
