// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ModuleRouter
import TestSupport
import Testing

@MainActor private protocol AlertService: AnyObject, Sendable { var shown: [String] { get set } }

extension RoutableService where Protocol == any AlertService {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class AlertPresenter: AlertService { var shown: [String] = [] }

private struct AlertRouter: MainActorServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any AlertService>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> AlertPresenter? { AlertPresenter() }
    func prepare(_ destination: AlertPresenter, with configuration: RouteConfiguration) {
        destination.shown.append("prepared")
    }
}

@MainActor private protocol DraftService: AnyObject, Sendable { var steps: [String] { get } }

extension RoutableService where Protocol == any DraftService {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class Draft: DraftService {
    var steps: [String] = []
    static var paper = Paper.there
    enum Paper { case there, none, jammed }
}

private struct PaperJam: Error {}

/// Makes a new draft for each request and records the order of calls.
private struct DraftRouter: MainActorServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any DraftService>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> Draft? {
        if Draft.paper == .jammed { throw PaperJam() }
        guard Draft.paper == .there else { return nil }
        let draft = Draft()
        draft.steps.append("made")
        return draft
    }

    func prepare(_ draft: Draft, with configuration: RouteConfiguration) { draft.steps.append("prepared") }
}

@MainActor private protocol RequiredAlert: AnyObject, Sendable { var messages: [String] { get } }

extension RoutableService where Protocol == any RequiredAlert {
    @MainActor fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class AlertProxy: RequiredAlert {
    let alert: any AlertService
    init(_ alert: any AlertService) { self.alert = alert }
    var messages: [String] { alert.shown + ["by a proxy"] }
}

extension AlertPresenter: RequiredAlert {
    var messages: [String] { shown }
}

private enum ProxyAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(
            RoutableService<any RequiredAlert>(), to: RoutableService<any AlertService>(),
            onMainActor: { AlertProxy($0) })
    }
}

private enum ProviderAdapter: RouteAdapter {
    static var routes: RouteList<Self> { Adapts(RoutableService<any RequiredAlert>(), to: AlertRouter.self) { $0 } }
}

struct MainActorServiceTests {
    @Test @MainActor func mainActorProxyAdaptsTheService() {
        with {
            AlertRouter.self; ProxyAdapter.self
        } _: {
            #expect(
                (try? Router.destination(for: RoutableService<any RequiredAlert>()))?.messages == [
                    "prepared", "by a proxy",
                ])
        }
    }

    @Test @MainActor func adapterMayUseAMainActorProvider() {
        with {
            AlertRouter.self; ProviderAdapter.self
        } _: {
            #expect((try? Router.destination(for: RoutableService<any RequiredAlert>()))?.messages == ["prepared"])
        }
    }

    @Test @MainActor func serviceIsMadeSynchronouslyOnTheMainActor() throws {
        try with {
            AlertRouter.self
        } _: {
            let alert = try Router.destination(for: RoutableService<any AlertService>())
            alert.shown.append("hello")
            #expect(try Router.destination(for: RoutableService<any AlertService>()).shown == ["prepared", "hello"])
        }
    }

    @Test func otherActorsAwaitTheService() async throws {
        try await RouteRegistry { AlertRouter.self }.run {
            let shown = try await MainActor.run {
                try Router.destination(for: RoutableService<any AlertService>()).shown
            }
            #expect(shown == ["prepared"])
        }
    }

    @Test func keyCarriedToAnotherThreadIsAnError() async throws {
        let route = await RoutableService<any AlertService>()
        let error = await failure(elsewhere: route, RouteRegistry { AlertRouter.self })
        #expect(error?.code == .wrongIsolation)
    }

    @Test func transientKeyCarriedToAnotherThreadIsAnError() async throws {
        let route = await RoutableService<any DraftService>()
        let error = await failure(elsewhere: route, RouteRegistry { DraftRouter.self })
        #expect(error?.code == .wrongIsolation)
        #expect(error?.route == "RoutableService<any DraftService>")
        #expect(error?.requesters == [])
        #expect(
            error?.reason
                == "DraftRouter makes its destinations on the main actor, and the request came from another thread")
    }

    private func failure<Protocol>(
        elsewhere route: RoutableService<Protocol>, _ registry: RouteRegistry
    ) async -> RouteError? {
        // A lock passes the error, because ThreadSanitizer does not see the order of a continuation that resumes before
        // its task waits.
        let failure = TestLock<RouteError?>(nil)
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "elsewhere").async {
                registry.run {
                    do throws(RouteError) {
                        _ = try Router.destination(for: route)
                    } catch {
                        failure.withLock { $0 = error }
                    }
                }
                continuation.resume()
            }
        }
        return failure.withLock { $0 }
    }

    @Test @MainActor func transientServiceIsMadeAndPreparedForEachRequest() throws {
        try with {
            DraftRouter.self
        } _: {
            let first = try Router.destination(for: RoutableService<any DraftService>())
            let second = try Router.destination(for: RoutableService<any DraftService>())
            #expect(first !== second)
            for draft in [first, second] { #expect(draft.steps == ["made", "prepared"]) }
        }
    }

    @Test @MainActor func transientServiceThatReturnsNilOrThrowsIsAnError() {
        defer { Draft.paper = .there }
        with {
            DraftRouter.self
        } _: {
            Draft.paper = .none
            let nothing = #expect(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any DraftService>())
            }
            #expect(nothing?.reason.hasPrefix("DraftRouter returned nil for ") == true)
            Draft.paper = .jammed
            let failed = #expect(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any DraftService>())
            }
            #expect(failed?.underlyingError is PaperJam)
        }
    }

    @Test @MainActor func closureMayMakeTheServiceOnTheMainActor() throws {
        let registry = RouteRegistry()
        registry.register(RoutableService<any AlertService>(), makingOnMainActor: { _ in AlertPresenter() })
        registry.run {
            #expect((try? Router.destination(for: RoutableService<any AlertService>()))?.shown == [])
        }
    }
}
