// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import Testing

/// All tests of real windows. They run one after the other, because they share a display and GTK's loop. Without a display, they
/// are skipped.
@Suite(.enabled("no display: use xvfb-run") { await hasDisplay }, .serialized)
enum GTKTests {}

/// Whether there is a display for the tests. Reading it initialises GTK.
@MainActor private let hasDisplay = GTKMainLoop.start()

@MainActor protocol PageInput: AnyObject {
    var title: String { get set }
}

extension RoutableView where Protocol == any PageInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class Page: GTKScreen, PageInput {
    init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), title: "Page")
        _ = place(GTKView(gtk_label_new("A page")))
    }
}

struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any PageInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> Page? { Page() }
}

/// Shows a page, waits until it is shown, and returns its route.
@MainActor func showPage(_ path: ViewRoutePath) async throws -> ViewRoute {
    var route: ViewRoute?
    try await withCheckedThrowingContinuation { (shown: CheckedContinuation<Void, any Error>) in
        route = Router.perform(
            to: RoutableView<any PageInput>(), path: path, completion: { shown.resume(with: $0.map { _ in }) })
    }
    return try #require(route)
}
#endif
