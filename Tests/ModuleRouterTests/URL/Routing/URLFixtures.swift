// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting

enum NoteSection: String, CaseIterable, URLParameter { case top, history }

/// What a note's module is told.
@MainActor protocol URLNoteModuleInput: AnyObject {
    var name: String { get set }
    var isEditing: Bool { get set }
    var page: Int? { get set }
    var tags: [String] { get set }
}

extension RoutableViewModule where Protocol == any URLNoteModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

// A key path cannot lead to what belongs to an actor, so that this is a class that belongs to nobody.
final class URLNoteConfiguration: URLNoteModuleInput {
    nonisolated(unsafe) var name = ""
    nonisolated(unsafe) var isEditing = false
    nonisolated(unsafe) var page: Int?
    nonisolated(unsafe) var tags: [String] = []
    nonisolated(unsafe) var origin: RouteURL?
}

final class URLNoteScreen: HeadlessScreen {
    var name = ""
    var isEditing = false
    var page: Int?
    var tags: [String] = []
    var origin: String?
    var actions: [String] = []
}

/// Typed both ways, by key paths.
struct URLNoteRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableViewModule<any URLNoteModuleInput>()) { $0 }
        URLPattern(
            "{notes://|https://notes.example/}note/\(\.name){/page/\(\.page)|}?edit=\(\.isEditing, default: false)&tag=\(\.tags)",
            .open, origin: \.origin)
    }
    static var supportedPaths: ViewRoutePaths { .screen }

    static func makeConfiguration() -> URLNoteConfiguration { URLNoteConfiguration() }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: URLNoteConfiguration) -> URLNoteScreen? {
        let screen = URLNoteScreen(configuration.name)
        screen.name = configuration.name
        screen.isEditing = configuration.isEditing
        screen.page = configuration.page
        screen.tags = configuration.tags
        screen.origin = configuration.origin?.string
        return screen
    }

    static func perform(_ action: URLAction, on destination: URLNoteScreen) {
        destination.actions.append("\(action.name) of \(action.url)")
    }
}
