// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import ModuleRouterViews
import ModuleRouterSwiftUI
import Observation
import SwiftUI

// snippet.hide
@MainActor protocol LoginViewInput: AnyObject {
    var message: String { get set }
}

extension RoutableView where Protocol == any LoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var login: Self { Self() }
}

final class NoteListScreen: SwiftUIScreen {
    var content: some View { LoginButton() }
}

// snippet.show
// snippet.screen
@Observable final class LoginScreen: SwiftUIScreen, LoginViewInput {
    var message = ""
    var content: some View { Text(message) }
}

struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
}
// snippet.end

// snippet.view
struct LoginButton: View {
    @Route(.login) private var login

    var body: some View {
        Button("Log in") {
            login(.presentModally) { $0.message = "Log in to read this note" }
        }
    }
}
// snippet.end

// snippet.tab
@Observable final class InboxScreen: SwiftUIScreen {
    var unread = 0
    var tabItem: ScreenTabItem { ScreenTabItem("Inbox", systemImage: "tray", badge: .count(unread)) }
    var content: some View { Text("\(unread) unread") }
}
// snippet.end

// snippet.link
final class YearsScreen: SwiftUIScreen {
    var content: some View {
        List { NavigationLink("2026", value: 2026) }
            .navigationDestination(for: Int.self) { year in
                VStack {
                    Text("\(year)")
                    LoginButton()
                }
            }
    }
}
// snippet.end

// snippet.detents
@MainActor func showPlaces(from screen: any ViewRouteSource) {
    var path = ViewRoutePath.presentAsSheet(from: screen)
    path.options.detents = [.height(200), .medium, .large]
    path.options.showsDragIndicator = true
    path.options.backgroundInteraction = .enabledUpThrough(.medium)
    Router.perform(to: .login, path: path)
}
// snippet.end

// snippet.guarding
@Observable final class EditorScreen: SwiftUIScreen {
    var hasChanges = false
    var asksToSave = false
    var refusesToBeDismissed: Bool { hasChanges }
    func userDidAttemptDismissal() { asksToSave = true }
    var content: some View { CloseButton() }
}

struct CloseButton: View {
    @Environment(\.dismissScreen) private var dismissScreen

    var body: some View { Button("Close") { dismissScreen() } }
}
// snippet.end

// snippet.zoom
struct PhotoRow: View {
    let id: Int
    @Namespace private var namespace
    @Route(.login) private var photo

    var body: some View {
        Button("Photo \(id)") { photo(path: photo.path(.push).zooming(from: id, in: namespace)) }
            .zoomSource(id: id, in: namespace)
    }
}
// snippet.end

// snippet.activities
struct HandoffApp: App {
    var body: some Scene {
        WindowGroup {
            RoutedWindow { ScreenStack(root: NoteListScreen()) }
                .opensURLs(activities: ["com.example.notes.reading"])
        }
    }
}
// snippet.end

// snippet.notification
@MainActor func open(userInfo: [AnyHashable: Any]) {
    if let url = RouteURL.string(in: userInfo) { NavigationModel.openInFrontWindow(url: url) }
}
// snippet.end

// snippet.hide
@MainActor func makeTabs() -> ScreenTabs {
    // snippet.show
    // snippet.tabs
    let tabs = ScreenTabs([ScreenStack(root: InboxScreen()), ScreenStack(root: NoteListScreen())])
    tabs.tabs[1].tabItem = ScreenTabItem(role: .search)
    // snippet.end
    // snippet.hide
    return tabs
}

// snippet.show
// snippet.restoring
struct RestoredApp: App {
    var body: some Scene {
        WindowGroup {
            RoutedWindow { ScreenStack(root: NoteListScreen()) }
                .opensURLs()
                .restoresScreens()
        }
    }
}
// snippet.end

// snippet.model
struct HomeCommand: View {
    @FocusedValue(\.navigationModel) private var model

    var body: some View {
        Button("Home") { (model?.content?.content.screen as? ScreenStack)?.popToRoot() }
    }
}
// snippet.end

// snippet.app
struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            RoutedWindow { ScreenStack(root: NoteListScreen()) }.opensURLs()
        }
    }
}
// snippet.end
#endif
