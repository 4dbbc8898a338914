// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport

/// The parameters of a recipe's module.
@MainActor protocol RecipeModuleInput: AnyObject {
    var name: String { get set }
    var isEditing: Bool { get set }
    var page: Int? { get set }
    var tags: [String] { get set }
}

extension RoutableViewModule where Protocol == any RecipeModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// The parameters in the form that another module requires.
@MainActor protocol RequiredRecipeModuleInput: AnyObject {
    var title: String { get set }
}

extension RoutableViewModule where Protocol == any RequiredRecipeModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class RecipeConfiguration: RecipeModuleInput, RequiredRecipeModuleInput {
    var name = ""
    var isEditing = false
    var page: Int?
    var tags: [String] = []
    var origin: RouteURL?

    var title: String {
        get { name }
        set { name = newValue }
    }
}

final class RecipeScreen: HeadlessScreen {
    var configuration = RecipeConfiguration()
    var actions: [String] = []
}

/// Reads and writes URLs by key paths to a configuration of the main actor.
struct RecipeScreenRouter: ViewRouteProvider, URLActionPerformer {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any RecipeModuleInput>()) { $0 }
        URLPattern(
            "{notes://|https://notes.example/}note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)",
            by: .outside, url: \.origin)
    }

    static func makeConfiguration() -> RecipeConfiguration { RecipeConfiguration() }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: RecipeConfiguration) -> RecipeScreen? {
        let screen = RecipeScreen(configuration.name)
        screen.configuration = configuration
        return screen
    }

    static func perform(_ action: String, of url: RouteURL, on destination: RecipeScreen) {
        destination.actions.append("\(action) of \(url)")
    }
}

enum RequiredRecipeAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableViewModule<any RequiredRecipeModuleInput>(), to: RoutableViewModule<any RecipeModuleInput>()) {
            $0 as! RecipeConfiguration
        }
    }
}

@MainActor protocol SettingsInput: AnyObject {
    var section: String { get }
}

extension RoutableView where Protocol == any SettingsInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class SettingsScreen: HeadlessScreen, SettingsInput {
    var section = ""
    var url: RouteURL?
}

/// A provider without its own configuration type, whose routes are closed to outside senders.
struct SettingsScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any SettingsInput>()) { $0 }
        URLPattern("notes://settings/:section(general|privacy)")
    }

    func makeDestination(with configuration: RouteConfiguration) -> SettingsScreen? {
        let screen = SettingsScreen("settings")
        screen.section = configuration.urlValues["section"] ?? ""
        screen.url = configuration.url
        return screen
    }
}

struct SearchConfiguration: Codable, Equatable, Sendable {
    enum Order: String, Codable, Sendable { case name, date }

    var text: String
    var page: Int?
    var order: Order?
    var tags: [String]
}

struct SearchResult: Equatable, Sendable {
    var configuration: SearchConfiguration
}

protocol SearchService: Sendable {
    var configuration: SearchConfiguration { get }
}

extension SearchResult: SearchService {}

extension RoutableService where Protocol == any SearchService {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A service whose configuration is decoded.
struct SearchRouter: ServiceRouteProvider, URLActionPerformer {
    static let performed = Collected<String>()

    static var routes: RouteList<Self> {
        Provides(RoutableService<any SearchService>()) { $0 }
        URLPattern("notes://search?q=:text&page=:page(Int)?&order=:order(name|date)?&tag=:tags*", by: .outside)
    }

    static func makeConfiguration() -> SearchConfiguration { SearchConfiguration(text: "everything", tags: []) }

    func makeDestination(with configuration: SearchConfiguration) -> SearchResult? {
        SearchResult(configuration: configuration)
    }

    static func perform(_ action: String, of url: RouteURL, on destination: SearchResult) { performed.append(action) }
}

@MainActor protocol AccountModuleInput: AnyObject {
    var account: String? { get set }
}

extension RoutableViewModule where Protocol == any AccountModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class AccountConfiguration: AccountModuleInput {
    var account: String?
}

struct UnknownAccount: Error {}

/// Reads and writes URLs with closures on the main actor.
struct AccountScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any AccountModuleInput>()) { $0 }
        URLPattern("notes://account/:user", by: .outside) { url, configuration in
            guard url["user"] != "nobody" else { throw UnknownAccount() }
            configuration.account = url["user"]
        } printing: {
            ["user": $0.account ?? ""]
        }
    }

    static func makeConfiguration() -> AccountConfiguration { AccountConfiguration() }

    func makeDestination(with configuration: AccountConfiguration) -> HeadlessScreen? {
        HeadlessScreen("account of \(configuration.account ?? "nobody")")
    }
}
