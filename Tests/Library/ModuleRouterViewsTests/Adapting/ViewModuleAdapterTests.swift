// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor private protocol PageModuleInput: AnyObject { var heading: String { get set } }
@MainActor private protocol ArticleModuleInput: AnyObject {
    var title: String { get set }
    func addKeyword(_ keyword: String)
}

extension RoutableViewModule where Protocol == any PageModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any ArticleModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor private final class PageConfiguration: PageModuleInput, ArticleModuleInput {
    var heading = ""
    var title: String {
        get { heading }
        set { heading = newValue.uppercased() }
    }
    var keywords: [String] = []
    func addKeyword(_ keyword: String) { keywords.append(keyword) }
}

private struct PageModuleRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any PageModuleInput>()) { $0 } }

    static func makeConfiguration() -> PageConfiguration { PageConfiguration() }
    func makeDestination(with configuration: PageConfiguration) -> PlainPageScreen? {
        PlainPageScreen(([configuration.heading] + configuration.keywords).joined(separator: " #"))
    }
}

private enum ModuleToProvider: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any ArticleModuleInput>(), to: PageModuleRouter.self) { $0 }
    }
}

private final class ArticleModuleProxy: ArticleModuleInput {
    let module: any PageModuleInput
    init(_ module: any PageModuleInput) { self.module = module }
    var title: String {
        get { module.heading }
        set { module.heading = "\"\(newValue)\"" }
    }
    func addKeyword(_ keyword: String) { module.heading += " (\(keyword))" }
}

private enum ModuleToModule: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any ArticleModuleInput>(), to: RoutableViewModule<any PageModuleInput>()) {
            ArticleModuleProxy($0)
        }
    }
}

private enum FailingAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any ArticleModuleInput>(), to: RoutableViewModule<any PageModuleInput>()) { _ in
            throw Failing()
        }
    }
}

@MainActor struct ViewModuleAdapterTests {
    let window = HeadlessWindow()
    private let articleModule = RoutableViewModule<any ArticleModuleInput>()

    @Test func aModuleProtocolIsAdaptedByAnExtensionOfTheConfiguration() {
        with {
            PageModuleRouter.self; ModuleToProvider.self
        } _: {
            Router.perform(to: articleModule, path: .push(from: window.root)) { module in
                module.title = "news"
                module.addKeyword("today")
            }
            #expect((window.topScreen as? PlainPageScreen)?.title == "NEWS #today")
        }
    }

    @Test func aModuleProtocolIsAdaptedByAProxy() {
        with {
            PageModuleRouter.self; ModuleToModule.self
        } _: {
            Router.perform(to: articleModule, path: .push(from: window.root)) { module in
                module.title = "news"
                module.addKeyword("today")
            }
            #expect((window.topScreen as? PlainPageScreen)?.title == "\"news\" (today)")
        }
    }

    @Test func throwingModuleAdapterFailsTheRouteOfItsKey() {
        with {
            PageModuleRouter.self; FailingAdapter.self
        } _: {
            var errors: [String] = []
            Router.performWithClient(
                to: articleModule, path: .push(from: window.root), fileID: "App/Menu.swift", line: 7, column: 11,
                configuring: { configuration, _ in configuration.errorHandler = { errors.append("\($0) \($1)") } })
            #expect(
                errors == [
                    """
                    performRoute the provider of RoutableViewModule<any ArticleModuleInput> failed [destination-unavailable]
                      requested at App/Menu.swift:7:11
                      because of the provider was told to fail
                    """
                ])
        }
    }
}
