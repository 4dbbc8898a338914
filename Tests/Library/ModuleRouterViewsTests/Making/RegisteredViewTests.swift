// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

/// Views that are registered by closures, without a provider type.
@MainActor struct RegisteredViewTests {
    let window = HeadlessWindow()
    let registry = RouteRegistry()
    let log = HandlerLog()
    private let route = RoutableView<any AViewInput>()

    private func register(
        _ supportedPaths: ViewRoutePaths = .screen,
        making make: @escaping @MainActor (RouteConfiguration) throws -> AScreen? = { _ in AScreen("made") }
    ) {
        registry.register(view: route, supportedPaths: supportedPaths, making: make) { $0 }
    }

    @Test func registeredViewIsShownAndRemoved() throws {
        register()
        try registry.run {
            let router = try log.perform(.push(from: window.root))
            #expect(log.take() == .performed())
            #expect(router.destination?.title == "a")
            router.removeRoute()
            #expect(log.take() == .removed())
        }
    }

    @Test func registeredViewIsShownOnlyBySupportedPaths() throws {
        register([.push])
        try registry.run {
            let router = try log.perform(.presentModally(from: window.root))
            #expect(log.take() == .failed("unsupported-path"))
            #expect(
                router.error?.reason
                    == "RoutableView<any AViewInput> cannot be shown by presentModally in headless: its provider "
                    + "a closure does not support it")
            #expect((try? Router.destination(for: route)) == nil)
        }
    }

    @Test func registeredViewHasADefaultPath() throws {
        register()
        try registry.run {
            let router = try log.perform(.defaultPath(from: window.root))
            #expect(router.route.kind == .presentModally)
        }
    }

    @Test func closureThatReturnsNilIsAnError() {
        register { _ in nil }
        registry.run {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error?.code == .destinationUnavailable)
        }
    }

    @Test func closureMayThrow() {
        register { _ in throw Failing() }
        registry.run {
            let error = #expect(throws: RouteError.self) { try Router.destination(for: route) }
            #expect(error?.underlyingError is Failing)
        }
    }

    @Test func registrationReplacesTheProviderOfTheParent() {
        let parent = RouteRegistry { AViewRouter.self }
        let child = RouteRegistry(parent: parent)
        child.register(view: route, making: { _ in AScreen("child's") }) { $0 }
        parent.run { #expect((try? Router.destination(for: route))?.title == "") }
        child.run { #expect((try? Router.destination(for: route))?.title == "child's") }
    }

    @Test func requestStaysInTheRegistryWhereItWasMade() throws {
        register()
        let location = RouteLocation(fileID: "App/Menu.swift", line: 7, column: 11)
        let requested = registry.run { Router.requested(route, at: location) }
        let router = try #require(requested.perform(path: .push(from: window.root)))
        #expect(router.state == .routed)
    }
}
