// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterSwiftUI
import Observation

@testable import SwiftUIHarness

/// The contract of a module: no toolkit in it.
@MainActor protocol PageInput: AnyObject {
    var title: String { get set }
}

extension RoutableView where Protocol == any PageInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A page with a button that leads to another one.
@Observable final class PageScreen: SwiftUIScreen, PageInput {
    var title = "page"
    @ObservationIgnored var refusesToBeDismissed = false
    @ObservationIgnored var restorationURL: String?
    @ObservationIgnored private(set) lazy var anchor = ScreenAnchor(on: self)

    init(_ title: String = "page") { self.title = title }

    var content: some View { PageView(page: self) }
}

struct PageView: View {
    let page: PageScreen
    @State private var count = 0
    @Route(RoutableView<any PageInput>()) private var next
    @Environment(\.routeSource) private var source

    var body: some View {
        VStack {
            Text(page.title)
            Button("push \(page.title)") { next(.push) { $0.title = "\(page.title)+" } }
            Button("bubble \(page.title)") { next.popover(at: page.anchor) { $0.title = "bubble" } }
                .popoverAnchor(page.anchor)
            Button("present \(page.title)") {
                Router.perform(
                    to: RoutableView<any PageInput>(), path: .presentModally(from: source),
                    preparation: { $0.title = "above" })
            }
            Button("count \(count)") { count += 1 }
        }
    }
}

struct PageProvider: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableView<any PageInput>()) { $0 }
        URLPattern("pages://page/:title", .open)
        URLPattern("pages://hidden/:title")
    }

    func makeDestination(with configuration: ViewRouteConfiguration) -> PageScreen? {
        guard let url = configuration.url else { return PageScreen() }
        let page = PageScreen(url["title"] ?? "")
        page.restorationURL = url.string
        return page
    }
}

/// What a preview, or a test, has in its place.
struct MockProvider: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: ViewRouteConfiguration) -> MockScreen? { MockScreen() }
}

final class MockScreen: SwiftUIScreen, PageInput {
    var title = ""
    var content: some View { Text("mock \(title)") }
}

/// No screen.
final class Viewless: PageInput {
    var title = ""
}

struct ViewlessProvider: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: ViewRouteConfiguration) -> Viewless? { Viewless() }
}

/// A window with a page, and what is seen of it.
@MainActor struct PageWindow {
    let root = PageScreen("root")
    let model: NavigationModel
    let screen: RenderedScreen

    init() {
        model = NavigationModel(ScreenStack(root: root))
        screen = RenderedScreen(RoutedWindow(model).opensURLs(from: model))
    }

    /// What is seen, without the buttons.
    var text: String {
        var text = screen.text
        while let start = text.range(of: " <"), let end = text[start.upperBound...].firstIndex(of: ">") {
            text.removeSubrange(start.lowerBound...end)
        }
        return text
    }
}
