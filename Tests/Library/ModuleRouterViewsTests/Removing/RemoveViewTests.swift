// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals by the router.
@MainActor @Suite(.routes { AViewRouter.self })
struct RemoveViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test(arguments: ViewWay.allCases, [true, false])
    func handlersAreCalledOnceInOrder(way: ViewWay, animated: Bool) throws {
        let window = way.makeWindow()
        let router = try log.perform(way.path(in: window))
        router.removeConfiguration.options.animated = animated
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == .removed())
        #expect(router.state == .removed)
        #expect(router.error == nil)
    }

    @Test func handlersOfOneCallRunLast() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        router.removeRoute(
            successHandler: { self.log.append("given success") },
            errorHandler: { _, _ in self.log.append("given error") })
        #expect(log.take() == .removed() + ["given success"])
    }

    @Test func completionIsCalledOnce() throws {
        let router = try #require(
            Router.perform(to: RoutableView<any AViewInput>(), path: .push(from: window.root)))
        var outcomes: [Result<Void, RouteError>] = []
        router.remove { outcomes.append($0) }
        #expect(outcomes.count == 1)
        #expect(throws: Never.self) { try outcomes.first?.get() }
    }

    @Test func onlyThePerformersHandlersAreReleased() throws {
        let router = try log.perform(.push(from: window.root))
        router.removeRoute()
        router.performRoute()
        _ = log.take()
        router.removeRoute()
        #expect(log.take() == Array([String].removed().dropLast()))
    }

    @Test func removalConfigurationOverridesThePerformConfiguration() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        router.removeRoute(configuring: { configuration in
            configuration.prepareDestination = { self.log.append("new prepare '\($0.title)'") }
            configuration.successHandler = { self.log.append("new success") }
            configuration.completionHandler = nil
            configuration.performerSuccessHandler = { self.log.append("new performer success") }
        })
        #expect(
            log.take() == [
                "routed → removing", "new prepare 'a'", "removing → removed", "new success", "new performer success",
            ])
    }

    @Test func errorHandlerOfAFailedRemovalIsUsedOnce() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) {
            router.removeRoute(configuring: { configuration in
                configuration.errorHandler = { self.log.append("new error \($0) \($1.code)") }
                configuration.completionHandler = { ok, _, _ in self.log.append("new completion \(ok)") }
            })
        }
        #expect(
            log.take() == [
                "new error removeRoute action-failed", "new completion false",
                "removal performer error removeRoute action-failed",
            ])
        router.removeRoute()
        #expect(
            log.take() == [
                "routed → removing", "prepare removal 'a'", "removing → removed", "removal success",
                "new completion true",
            ])
    }

    @Test func preparationSeesTheViewInItsHierarchy() throws {
        let router = try log.perform(.push(from: window.root))
        var seen: [String] = []
        router.removeConfiguration.prepareDestination = { [unowned router] destination in
            seen.append("\(destination.title) \(self.window.topScreen === destination) \(router.state)")
        }
        router.removeRoute()
        #expect(seen == ["a true removing"])
    }

    @Test func failedRemovalDoesNotCallErrorHandlersOfThePerform() throws {
        let router = try log.perform(.push(from: window.root))
        _ = log.take()
        AViewRouter.$behaviour.withValue(.refusesToBeRemoved) { router.removeRoute() }
        #expect(log.take() == .removalFailed("action-failed"))
    }

    @Test func screenMayRemoveItsOwnRoute() throws {
        let router = try log.perform(.push(from: window.root))
        let screen = try #require(window.topScreen as? AScreen)
        _ = log.take()
        screen.route?.remove(completion: onSuccess { self.log.append("given success") })
        #expect(log.take() == .removed() + ["given success"])
        #expect(router.state == .removed)
    }

    @Test func removedViewMayBeShownAgain() throws {
        let router = try log.perform(.push(from: window.root))
        let screen = try #require(router.destination)
        router.removeRoute()
        let again = Router.performWithClient(
            to: RoutableView<any AViewInput>(), path: .presentModally(from: window.root), on: screen)
        #expect(again?.state == .routed)
        #expect(window.presented === screen)
        #expect(router.state == .removed)
    }

    @Test func severalRoutesAreRemovedFromTheTop() throws {
        let routers = try ["a", "b", "c"].map { try log.perform(.push(from: window.root), title: $0) }
        for router in routers.reversed() { router.removeRoute() }
        #expect(routers.map(\.state) == [.removed, .removed, .removed])
        #expect(window.stack.count == 1)
    }
}
