// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

@MainActor public protocol NoteViewInput: AnyObject { var title: String { get set } }
@RoutableAs("note") extension RoutableView where Protocol == any NoteViewInput {}

final class NoteScreen: HeadlessScreen, NoteViewInput {}

@AutoRegister
struct NoteRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.note) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? { NoteScreen() }
}

let note = RoutableView<any NoteViewInput>()
let window = HeadlessWindow(transitions: .manual(.milliseconds(350)))

// snippet.queue
for title in ["first", "second"] {
    Router.perform(
        to: note, path: .push(from: window.root), preparation: { $0.title = title })
}
print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →     NoteScreen "first" (moving in)

window.finishTransitions()
print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →     NoteScreen "first"
// →     NoteScreen "second"
// snippet.end

// snippet.fails
Router.perform(to: note, path: .push(from: window.root))
var path = ViewRoutePath.push(from: window.root)
path.options.failsWhenBusy = true
Router.perform(
    to: note, path: path,
    completion: { result in
        if case .failure(let error) = result { print(error.code) }
    })
// → already-active
// snippet.end

// snippet.cancel
let waiting = Router.perform(
    to: note, path: .push(from: window.root),
    completion: { result in
        if case .failure(let error) = result { print(error.code) }
    })
waiting?.cancel()  // → cancelled
// snippet.end

window.finishTransitions()

// snippet.user
let watched = Router.perform(to: note, path: .push(from: window.root, animated: false))

window.user.beginSwipeBack()
print(watched?.state ?? .unrouted)  // → removing
window.user.releaseSwipe(cancelled: true)
window.finishTransitions()
print(watched?.state ?? .unrouted)  // → routed

// The user goes back while this code waits.
Task { window.user.goBack(animated: false) }
let initiator = await watched?.untilRemoved()
print(initiator == .user)  // → true
print(watched?.state ?? .unrouted)  // → removed
// snippet.end

// MARK: Custom

@MainActor public protocol HintViewInput: AnyObject { var text: String { get set } }
@RoutableAs("hint") extension RoutableView where Protocol == any HintViewInput {}

// snippet.custom
final class HintBubble: HintViewInput {
    var text = "Swipe to delete"
}

/// Shows all hints above the content of the window.
@MainActor final class HintLayer {
    static let shared = HintLayer()
    private(set) var hints: [HintBubble] = []

    func add(_ hint: HintBubble) { hints.append(hint) }
    func remove(_ hint: HintBubble) { hints.removeAll { $0 === hint } }
}

@AutoRegister
struct HintRouter: CustomViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.hint) { $0 } }
    static var supportedPaths: ViewRoutePaths { [] }
    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .custom(from: source) }

    func makeDestination(with configuration: RouteConfiguration) -> HintBubble? { HintBubble() }

    func present(
        _ hint: HintBubble, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        HintLayer.shared.add(hint)
        transition.report(.performed)
        return CustomPresentation(transition) { [weak hint] options, completion in
            if let hint { HintLayer.shared.remove(hint) }
            completion(nil)
        }
    }
}

let hint = Router.perform(to: .hint, path: .defaultPath(from: window.root))
print(HintLayer.shared.hints.count)  // → 1
hint?.remove()
print(HintLayer.shared.hints.count)  // → 0
// snippet.end

// MARK: Containers

// snippet.container
Router.perform(
    to: note, path: .presentModally(from: window.root, animated: false).inside(.navigation),
    preparation: { $0.title = "a note of its own" })
print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →     NoteScreen "first"
// →     NoteScreen "second"
// →     NoteScreen
// →   presented modally: navigation
// →     root NoteScreen "a note of its own"
// snippet.end

// MARK: Reveal

// snippet.reveal
window.dismiss(animated: false)
window.popToRoot(animated: false)
for title in ["inbox", "mail"] {
    Router.perform(
        to: note, path: .push(from: window.root, animated: false), preparation: { $0.title = title })
}
window.push(HeadlessScreen("attachment"), animated: false)

Router.perform(to: note, path: .reveal(orElse: .push(from: window.root, animated: false)))
print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →     NoteScreen "inbox"
// →     NoteScreen "mail"
// snippet.end

// MARK: Kinds and options

// snippet.kinds
extension ViewRouteKind {
    static let spotlight = ViewRouteKind("spotlight")
}

enum SpotlightDimming: ViewRouteOptionKey {
    static var defaultValue: Double { 0.5 }
}

extension ViewRoutePath {
    static func spotlight(from source: (any ViewRouteSource)?, dimming: Double) -> ViewRoutePath {
        var path = ViewRoutePath(.spotlight, from: source)
        path.options[SpotlightDimming.self] = dimming
        return path
    }
}
// snippet.end

// snippet.unsupported
do {
    try await Router.route(to: note, path: .spotlight(from: window.root, dimming: 0.8))
} catch {
    print(error)
}
// → RoutableView<any NoteViewInput>, provided by NoteRouter, cannot be shown by spotlight in headless: the host has no such path [unsupported-path]
// →   requested at Transitions/Transitions.swift:183:27
// →   help: show it by another path, or by defaultPath, which leaves the choice to the provider
// snippet.end

// MARK: From elsewhere

@MainActor public protocol BadgeInput: AnyObject { var count: Int? { get set } }
@RoutableAs("badge") extension RoutableView where Protocol == any BadgeInput {}

// snippet.external
final class Badge: HeadlessView, BadgeInput {
    var count: Int?
}

@AutoRegister
struct BadgeRouter: ExternalViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.badge) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> Badge? { Badge() }

    func isPrepared(external destination: Badge) -> Bool { destination.count != nil }
}

final class InboxScreen: HeadlessScreen, ViewRoutePerformer {
    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        if let badge = destination as? any BadgeInput { badge.count = 7 }
    }
}

let inbox = InboxScreen("Inbox")
let other = HeadlessWindow(.navigation(root: inbox))
let badge = Badge()
inbox.addSubview(badge)
print(badge.count ?? 0)  // → 7
Router.route(showing: badge)?.remove()
print(other.contains(badge))  // → false
// snippet.end

// snippet.segue
inbox.addSegue("note", .push) { NoteScreen("from a UI file") }
Router.perform(to: note, path: .performSegue(from: inbox, identifier: "note"))
print(other.snapshot)
// → window "main"
// →   navigation
// →     root InboxScreen "Inbox"
// →     NoteScreen "from a UI file"
// snippet.end

// MARK: Reveal one of several

@MainActor public protocol PhotoModuleInput: AnyObject { var name: String { get set } }
@RoutableAs("photoModule") extension RoutableViewModule where Protocol == any PhotoModuleInput {}

final class PhotoConfiguration: PhotoModuleInput { var name = "" }

final class PhotoScreen: HeadlessScreen {}

// snippet.canReveal
@AutoRegister
struct PhotoRouter: RevealingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.photoModule) { $0 } }
    static func makeConfiguration() -> PhotoConfiguration { PhotoConfiguration() }

    static func canReveal(_ photo: PhotoScreen, with configuration: PhotoConfiguration) -> Bool {
        photo.title == configuration.name
    }

    func makeDestination(with configuration: PhotoConfiguration) -> PhotoScreen? { PhotoScreen(configuration.name) }
}

let album = HeadlessWindow()
for name in ["sea", "wood", "hill", "wood"] {
    Router.perform(
        to: .photoModule, path: .reveal(orElse: .push(from: album.root))
    ) { $0.name = name }
}
print(album.stack.compactMap { ($0 as? PhotoScreen)?.title })  // → ["sea", "wood"]
// snippet.end
