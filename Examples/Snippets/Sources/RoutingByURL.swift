// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ModuleRouterViews
import ModuleRouterTesting

// snippet.interface
@MainActor public protocol NoteModuleInput: AnyObject {
    var name: String { get set }
    var page: Int? { get set }
    var isEditing: Bool { get set }
}

@RoutableAs("noteModule") extension RoutableViewModule where Protocol == any NoteModuleInput {}
// snippet.end

// snippet.provider
final class NoteConfiguration: NoteModuleInput {
    var name = ""
    var page: Int?
    var isEditing = false
}

final class NoteScreen: HeadlessScreen {}

@AutoRegister
struct NoteRouter: ViewRouteProvider, URLActionPerformer {
    static var routes: RouteList<Self> {
        Provides(.noteModule) { $0 }
        URLPattern(
            "{notes://|https://notes.example/}note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)",
            by: .outside)
    }

    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: NoteConfiguration) -> NoteScreen? {
        NoteScreen("\(configuration.name), \(configuration.page ?? 1), \(configuration.isEditing)")
    }

    static func perform(_ action: String, of url: RouteURL, on note: NoteScreen) { print("\(action) '\(note.title)'") }
}
// snippet.end

// snippet.open
let window = HeadlessWindow()
Router.perform(url: "https://notes.example/note/Tea%20%26%20cake/page/2?edit=true&action=share", from: window.root)
// → share 'Tea & cake, 2, true'
// snippet.end

// snippet.canOpen
print(Router.canOpen(url: "notes://note/Tea"))  // → true
print(Router.canOpen(url: "notes://note/Tea/page/two"))  // → false
// snippet.end

// snippet.write
let url = try Router.url(for: RoutableViewModule<any NoteModuleInput>()) { note in
    note.name = "Tea & cake"
    note.page = 2
}
print(url)  // → notes://note/Tea%20&%20cake/page/2
// snippet.end

// snippet.decodable
public protocol NoteSearch: Sendable { var found: String { get } }
@RoutableAs("noteSearch") extension RoutableService where Protocol == any NoteSearch {}

struct SearchConfiguration: Codable {
    var text: String
    var limit: Int?
    var tags: [String]
}

struct Search: NoteSearch { let found: String }

@AutoRegister
struct SearchRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.noteSearch) { $0 }
        URLPattern("notes://search?q=:text&limit=:limit(Int)?&tag=:tags*", by: .outside)
    }

    static func makeConfiguration() -> SearchConfiguration { SearchConfiguration(text: "", tags: []) }

    func makeDestination(with configuration: SearchConfiguration) -> Search? {
        Search(found: "'\(configuration.text)' in \(configuration.tags)")
    }
}

let search = try Router.destination(serviceURL: "notes://search?tag=work&q=tea+time&tag=home") as? any NoteSearch
print(search?.found ?? "")  // → 'tea time' in ["work", "home"]
// snippet.end

// snippet.values
@AutoRegister
struct SettingsRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { URLPattern("notes://settings/:section(general|privacy)") }

    func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? {
        HeadlessScreen(configuration.urlValues["section"] ?? "")
    }
}
// snippet.end

// snippet.sender
print(Router.canOpen(url: "notes://settings/privacy"))  // → false
print(Router.canOpen(url: "notes://settings/privacy", by: .app))  // → true
// snippet.end

// snippet.stack
/// Shows the screen of each URL, starting from the screen of the previous URL.
@MainActor func openStack(_ urls: [String], from first: any ViewRouteSource) async throws {
    var source: (any ViewRouteSource)? = first
    for url in urls {
        let opened = try await Router.route(url: url, from: source, animated: url == urls.last)
        source = opened.view?.viewSource ?? source
    }
}

let linked = HeadlessWindow()
try await openStack(["notes://note/Recipes", "notes://note/Cake/page/2"], from: linked.root)
print(linked.stack.compactMap { ($0 as? NoteScreen)?.title })  // → ["Recipes, 1, false", "Cake, 2, false"]
// snippet.end

// snippet.redirect
RouteRegistry.shared.redirectURL("notes://open?name=:name", to: "notes://note/:name")
Router.perform(url: "notes://open?name=Tea&edit=true&action=show", from: window.root)
// → show 'Tea, 1, true'
// snippet.end

// snippet.fallback
RouteRegistry.shared.addURLFallback { refusal, source in
    guard refusal.isOfThisApp else { return .decline }
    print("'\(refusal.url)' is for a newer version")
    return .handled
}
do {
    try await Router.route(url: "notes://calendar/today", from: window.root)
} catch let error as RouteError {
    print(error.code)
}
// → 'notes://calendar/today' is for a newer version
// → missing-provider
// snippet.end

// snippet.limits
RouteRegistry.shared.urlOptions.maximumLength = 8_192
RouteRegistry.shared.urlOptions.maximumQueryItemCount = 100
print(Router.canOpen(url: "notes://note/" + String(repeating: "a", count: 8_192)))  // → false
// snippet.end

print(RouteRegistry.shared.validate().map(\.id.rawValue))  // → []
