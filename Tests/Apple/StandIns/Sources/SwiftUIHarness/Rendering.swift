// SPDX-License-Identifier: Apache-2.0

/// A visible element of a view.
@MainActor indirect enum RenderedNode {
    case text(String)
    case title(String)
    case button(String, action: @MainActor () -> Void)
    case stack(RenderedStack)
    case split(sidebar: [RenderedNode], detail: [RenderedNode])
    case tab(RenderedTab)
    case tabs([RenderedTab], selected: Int?, select: @MainActor (Int) -> Void)
    case presentation(RenderedPresentation)
    case urlHandler(@MainActor (URL) -> Void)
    case interactiveDismissDisabled
    /// A view controller of another toolkit.
    case controller(AnyObject)
    case backButtonHidden
    case part(any RenderedPart)
}

/// A navigation stack. Its last screen is visible.
@MainActor struct RenderedStack {
    let root: [RenderedNode]
    let screens: [[RenderedNode]]
    /// Removes the given number of screens from the end by writing to the stack's binding.
    let pop: @MainActor (Int) -> Void
}

struct RenderedTab {
    let tag: AnyHashable?
    let content: [RenderedNode]
}

/// A presentation above a view.
@MainActor struct RenderedPresentation {
    enum Kind: Sendable { case sheet, fullScreenCover, popover }

    let kind: Kind
    let content: [RenderedNode]
    /// Dismisses the presentation by writing to its binding.
    let dismiss: @MainActor () -> Void
}

/// The context in which a view is rendered: its screen, its environment, its place in the hierarchy and its navigation stack.
@MainActor struct RenderContext {
    let screen: RenderedScreen
    var environment = EnvironmentValues()
    var destinations: DestinationTable?
    /// Appends the value of a link to the path of the stack.
    var pushValue: (@MainActor (AnyHashable) -> Void)?
    private(set) var place: [String] = []

    init(_ screen: RenderedScreen) { self.screen = screen }

    func entering(_ step: String) -> RenderContext {
        var context = self
        context.place.append(step)
        return context
    }

    func render<Content: View>(_ view: Content) -> [RenderedNode] {
        if let primitive = view as? any PrimitiveView { return primitive.render(in: self) }
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        if let representable = view as? any NSViewControllerRepresentable {
            return [.controller(representable.controller(in: entering("\(Content.self)")))]
        }
        #endif
        #if canImport(UIKit) && !os(watchOS)
        if let representable = view as? any UIViewControllerRepresentable {
            return [.controller(representable.controller(in: entering("\(Content.self)")))]
        }
        #endif
        let inner = entering("\(Content.self)")
        for child in Mirror(reflecting: view).children {
            (child.value as? any ReadsScene)?.reference.enter(screen)
            guard let label = child.label, let state = child.value as? any HoldsState else { continue }
            inner.screen.keep(state.inherited, at: inner.place + [label])
        }
        return environment.apply { inner.render(view.body) }
    }
}

/// A view on a screen. It is rendered again at each inspection.
@MainActor final class RenderedScreen {
    /// The misuses that SwiftUI warns of. Its behaviour after them is undefined.
    private(set) var violations: [String] = []
    private let view: any View
    /// The hosting controller.
    private(set) weak var owner: AnyObject?
    let policy: SwiftUIPolicy
    private var states: [[String]: AnyObject] = [:]
    /// The phase of the scene.
    var phase = ScenePhase.inactive
    /// The values that the system stores for the scene.
    let store: SceneStore
    /// The latest values that views follow.
    var followed: [[String]: Any] = [:]
    /// The places of the views whose appearance handlers were called.
    var appeared: Set<[String]> = []
    /// The presented items by place, as of the last time that no dismissal was running.
    var presented: [[String]: PresentedItem] = [:]
    /// The items by place, with the bindings of the latest rendering.
    var items: [[String]: PresentedItem] = [:]

    /// - Parameter store: The store of the scene in the earlier launch.
    init(
        _ view: any View, policy: SwiftUIPolicy = SwiftUIPolicy(), store: SceneStore = SceneStore(),
        in owner: AnyObject? = nil
    ) {
        self.view = view
        self.owner = owner
        self.store = store
        self.policy = policy
    }

    var nodes: [RenderedNode] {
        var context = RenderContext(self)
        context.environment.scenePhase = phase
        return context.render(view)
    }

    func violate(_ message: String) { violations.append(message) }

    /// Returns the object at a place, and creates it at the first call.
    func object<Object: AnyObject>(at place: [String], _ make: () -> Object) -> Object {
        if let object = states[place] as? Object { return object }
        let object = make()
        states[place] = object
        return object
    }

    func keep(_ state: any InheritedState, at place: [String]) { states[place] = state.inherit(states[place]) }
}
