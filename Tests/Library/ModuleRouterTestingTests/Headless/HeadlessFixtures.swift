// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A screen that is not a ``HeadlessScreen``.
final class PlainScreen {}

final class PlainView {}

final class NoteScreen: HeadlessScreen {}

final class BadgeView: HeadlessView {}

@MainActor protocol LoginViewInput: AnyObject {}
@MainActor protocol EditorViewInput: AnyObject {}
@MainActor protocol TagViewInput: AnyObject {}

extension RoutableView where Protocol == any LoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any EditorViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any TagViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A routable screen that is a plain object.
final class LoginScreen: LoginViewInput {}

final class EditorScreen: HeadlessScreen, EditorViewInput {}

final class TagView: HeadlessView, TagViewInput {
    var color = "none"
    /// The number of times that the provider was asked whether it accepts the view.
    var askedCount = 0
}

struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen() }
}

struct EditorRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any EditorViewInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> EditorScreen? { EditorScreen() }
}

/// The provider of a part of a screen. The screen that shows the part sets its colour.
struct TagRouter: ExternalViewRouteProvider {
    static var supportedPaths: ViewRoutePaths { .subview }
    static var routes: RouteList<Self> { Provides(RoutableView<any TagViewInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> TagView? { TagView() }
    static func acceptsExternal(_ destination: TagView, from source: (any ViewRouteSource)?) -> Bool {
        destination.askedCount += 1
        return destination.color != "unwanted"
    }
    func isPrepared(external destination: TagView) -> Bool { destination.color != "none" }
}

/// A screen that knows the colour of its tags.
final class TaggedScreen: HeadlessScreen, ViewRoutePerformer {
    var preparedCount = 0
    var onPreparing: (() -> Void)?

    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        (destination as? TagView)?.color = "red"
        preparedCount += 1
        onPreparing?()
    }
}

/// A log of events, such as `willPerform push NoteScreen code`.
@MainActor final class EventLog {
    var entries: [String] = []

    func observe() {
        RouteRegistry.current.addViewRouteObserver { [weak self] event in
            self?.entries.append(
                "\(event.phase) \(event.kind) \(event.destination.map { "\(type(of: $0))" } ?? "-") \(event.initiator)")
        }
    }
}
