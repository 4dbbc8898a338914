// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// The arguments of `@Provider` that replace a provider, state a condition or requirements, or lead a URL to a view.
@MainActor
@Suite(
    .routes(conditions: [.launchArgument("--new")]) {
        OldPage.self; NewPage.self; PreviewPage.self; ArticleScreen.self
    })
struct ProviderArgumentTests {
    private let window = HeadlessWindow()

    @Test func aProviderReplacesAnotherOneUnderACondition() throws {
        #expect(try Router.destination(for: .page) is NewPage)
    }

    @Test(
        .routes(conditions: []) {
            OldPage.self; NewPage.self
        })
    func providerIsNotReplacedWithoutItsCondition() throws {
        #expect(try Router.destination(for: .page) is OldPage)
    }

    @Test func aURLSetsTheParameters() async throws {
        let opened = try await Router.route(url: "paper://article/7?page=3", path: .push(from: window.root))
        let article = try #require(opened.destination as? ArticleScreen)
        #expect(article.id == 7)
        #expect(article.page == 3)
    }

    @Test(.routes { FolderScreen.self })
    func aURLSetsAnArrayOfComponents() async throws {
        let opened = try await Router.route(url: "paper://folder/a/b/c", path: .push(from: window.root))
        #expect((opened.destination as? FolderScreen)?.folders == ["a", "b", "c"])
    }

    @Test(.routes(unprovided: .isExpected) {})
    func urlWithAValueOfAnotherTypeFails() async throws {
        await #expect(throws: RouteError.self) {
            try await Router.route(url: "paper://article/seven", path: .push(from: window.root))
        }
    }

    @Test func aURLIsWritten() throws {
        let url = try Router.url(for: RoutableViewModule<any ArticleInput>()) { $0.id = 4 }
        #expect(url == "paper://article/4?page=1")
    }

    @Test func anInterceptorReadsTheRequirements() async throws {
        var requirements: [Set<RouteRequirement>] = []
        RouteRegistry.current.addViewRouteInterceptor("reader") { request in
            requirements.append(request.requirements)
            return .proceed
        }
        try await Router.route(to: RoutableViewModule<any ArticleInput>(), path: .push(from: window.root))
        #expect(requirements == [[.subscription]])
    }
}

extension RouteRequirement {
    fileprivate static let subscription = RouteRequirement("subscription")
}

private protocol Page: Sendable {}

extension RoutableService where Protocol == any Page {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
    fileprivate static var page: Self { Self() }
}

@Provider(of: .page, registersItself: false)
private struct OldPage: Page {}

@Provider(of: .page, replacing: "OldPage", when: .launchArgument("--new"), registersItself: false)
private struct NewPage: Page {}

@Provider(of: .page, replacing: "OldPage", when: .previews, registersItself: false)
private struct PreviewPage: Page {}

@MainActor private protocol ArticleInput: AnyObject { var id: Int { get set } }

extension RoutableViewModule where Protocol == any ArticleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor
@Provider(
    of: RoutableViewModule<any ArticleInput>.self, requires: [.subscription],
    url: "paper://article/:id?page=:page", by: .outside, registersItself: false)
private final class ArticleScreen: HeadlessScreen {
    let id: Int
    let page: Int

    init(@RouteParameter id: Int = 0, @RouteParameter page: Int = 1) {
        self.id = id
        self.page = page
        super.init("article")
    }
}

@MainActor private protocol FolderInput: AnyObject { var folders: [String] { get set } }

extension RoutableViewModule where Protocol == any FolderInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor
@Provider(
    of: RoutableViewModule<any FolderInput>.self, url: "paper://folder/*folders", by: .outside, registersItself: false)
private final class FolderScreen: HeadlessScreen {
    let folders: [String]

    init(@RouteParameter folders: [String] = []) {
        self.folders = folders
        super.init("folder")
    }
}
#endif
