// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterSwiftUI
import Observation

@testable import SwiftUIHarness

/// The contract of a module, without a toolkit.
@MainActor protocol PageInput: AnyObject {
    var title: String { get set }
}

extension RoutableView where Protocol == any PageInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A page with a button that pushes another page.
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
    static var routes: RouteList<Self> {
        Provides(RoutableView<any PageInput>()) { $0 }
        URLPattern("pages://page/:title", by: .outside)
        URLPattern("pages://hidden/:title")
    }

    func makeDestination(with configuration: RouteConfiguration) -> PageScreen? {
        guard let url = configuration.url else { return PageScreen() }
        let page = PageScreen(url["title"] ?? "")
        page.restorationURL = url.string
        return page
    }
}

/// The contract of a module with parameters and a result.
@MainActor protocol FormModuleInput: AnyObject {
    var title: String { get set }
    var answer: ViewRouteResult<String> { get }
}

@MainActor protocol FormInput: AnyObject {
    var answer: ViewRouteResult<String> { get }
}

extension RoutableViewModule where Protocol == any FormModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == any FormInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class FormConfiguration: FormModuleInput {
    var title = ""
    let answer = ViewRouteResult<String>()
}

@Observable final class FormScreen: SwiftUIScreen, FormInput {
    var title: String
    @ObservationIgnored var answer = ViewRouteResult<String>()

    init(_ title: String) { self.title = title }

    var content: some View { FormView(form: self) }
}

struct FormView: View {
    let form: FormScreen
    @Route(RoutableViewModule<any FormModuleInput>()) private var module
    @Route(RoutableView<any FormInput>()) private var view

    var body: some View {
        VStack {
            Button("push \(form.title)") { module(.push) { $0.title = "\(form.title)+" } }
            Button("ask the module \(form.title)") {
                // In the stand-in, the environment is available only in the action.
                let module = module
                Task { form.title = try await module.result(.presentModally, awaiting: { $0.answer }) }
            }
            Button("ask the view \(form.title)") {
                let view = view
                Task { form.title = try await view.result(.presentModally) { $0.answer } }
            }
        }
    }
}

struct FormProvider: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any FormModuleInput>()) { $0 }
        Provides(RoutableView<any FormInput>()) { $0 }
    }

    static func makeConfiguration() -> FormConfiguration { FormConfiguration() }

    func makeDestination(with configuration: FormConfiguration) -> FormScreen? {
        let form = FormScreen(configuration.title)
        form.answer = configuration.answer
        return form
    }
}

/// Replaces `PageProvider` in a preview or a test.
struct MockProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> MockScreen? { MockScreen() }
}

final class MockScreen: SwiftUIScreen, PageInput {
    var title = ""
    var content: some View { Text("mock \(title)") }
}

/// An object that is no screen.
final class Viewless: PageInput {
    var title = ""
}

struct ViewlessProvider: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Viewless? { Viewless() }
}

/// A window with a page, and its rendering.
@MainActor struct PageWindow {
    let root = PageScreen("root")
    let model: NavigationModel
    let screen: RenderedScreen

    init(policy: SwiftUIPolicy = SwiftUIPolicy()) {
        model = NavigationModel(ScreenStack(root: root))
        screen = RenderedScreen(RoutedWindow(model).opensURLs(from: model), policy: policy)
    }

    /// The visible screens, without the buttons.
    var text: String { PageWindow.withoutButtons(screen.text) }

    static func withoutButtons(_ text: String) -> String {
        var text = text
        while let start = text.range(of: " <"), let end = text[start.upperBound...].firstIndex(of: ">") {
            text.removeSubrange(start.lowerBound...end)
        }
        return text
    }
}
