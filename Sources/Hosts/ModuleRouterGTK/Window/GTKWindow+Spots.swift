// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterViews

extension ViewRouteKind {
    /// Shows the view in a window of its own, which is not modal.
    public static let window = ViewRouteKind("window")
}

extension ViewRoutePath {
    /// Shows the view in a window of its own, which is not modal: the user can still use the window of the source.
    public static func window(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.window, from: source, in: scope)
    }
}

/// The place for a view that is shown by one kind of path from one source.
@MainActor enum GTKSpot {
    case stack(GTKNavigation)
    case above(ViewRouteKind, GTKLevel)
    case ownWindow
    case detail(GTKSplit)
    case tab(GTKTabs)
    case child(GTKScreen)
    case subview(GTKElement)

    /// The kind of path by which the view is actually shown.
    var kind: ViewRouteKind {
        switch self {
        case .stack: .push
        case .above(let kind, _): kind
        case .ownWindow: .window
        case .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .subview: .addAsSubview
        }
    }
}

extension GTKElement {
    /// Returns this element or its nearest ancestor of a class.
    func nearest<Container: GTKElement>(_ type: Container.Type) -> Container? {
        var candidate: GTKElement? = self
        while let element = candidate {
            if let container = element as? Container { return container }
            candidate = element.outer
        }
        return nil
    }
}

extension GTKWindow {
    static let kinds: Set<ViewRouteKind> = [
        .push, .presentModally, .presentAsPopover, .presentAsSheet, .show, .showDetail, .addAsChild, .addAsSubview,
        .performSegue, .tab, .window,
    ]

    public func supports(_ kind: ViewRouteKind) -> Bool { GTKWindow.kinds.contains(kind) }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        do {
            let element = try element(of: source)
            if kind == .performSegue {
                _ = try segueScreen(from: element)
            } else {
                _ = try spot(for: kind, from: element)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Returns the element of a source in this window.
    func element(of source: any ViewRouteSource) throws(ViewRouteRefusal) -> GTKElement {
        if source === self {
            guard let topScreen else { throw .invalidSource("the window is closed") }
            return topScreen
        }
        guard let element = source as? GTKElement else {
            throw .invalidSource("a \(type(of: source)) is no GTKElement")
        }
        guard let window = element.window else { throw .invalidSource("it is in no window") }
        guard window === self else { throw .invalidSource("it is in another window") }
        return element
    }

    func segueScreen(from element: GTKElement) throws(ViewRouteRefusal) -> GTKScreen {
        guard let screen = element as? GTKScreen else { throw .invalidSource("only screens have segues") }
        return screen
    }

    /// - Throws: The reason why no view can be shown by this kind of path from the element.
    func spot(for kind: ViewRouteKind, from element: GTKElement) throws(ViewRouteRefusal) -> GTKSpot {
        guard let level = element.level, level.window === self else { throw .invalidSource("it is in no window") }
        switch kind {
        case .push:
            guard let navigation = element.nearest(GTKNavigation.self) else {
                throw .invalidSource("it is in no navigation container")
            }
            return .stack(navigation)
        case .presentModally, .presentAsPopover, .presentAsSheet:
            try checkHasNoDialog()
            if let above = levels.first(where: { $0.below === level }) {
                throw .invalidSource("it presents \(GTKWindow.name(of: above.content)) already")
            }
            return .above(kind, level)
        case .window:
            return .ownWindow
        case .show:
            return try spot(for: element.nearest(GTKNavigation.self) == nil ? .window : .push, from: element)
        case .showDetail:
            guard let split = element.nearest(GTKSplit.self) else { return try spot(for: .show, from: element) }
            return .detail(split)
        case .addAsChild:
            guard let screen = element as? GTKScreen, !(screen is any GTKContainer) else {
                throw .invalidSource("\(element is GTKScreen ? "a container" : "a view") takes no children")
            }
            return .child(screen)
        case .addAsSubview:
            return .subview(element)
        case .tab:
            guard let tabs = element.nearest(GTKTabs.self) else { throw .invalidSource("it is in no tabs") }
            return .tab(tabs)
        default:
            throw .refused("\(name) windows do not show views by \(kind)")
        }
    }

    /// - Throws: The reason why the view cannot be put there.
    func check(_ view: AnyObject, fits spot: GTKSpot) throws(ViewRouteRefusal) -> GTKElement {
        guard let element = view as? GTKElement else { throw .refused("a \(type(of: view)) is no GTKElement") }
        if element.place != nil || gtk_widget_get_parent(element.widget) != nil {
            throw .alreadyActive("\(GTKWindow.name(of: element)) is in a hierarchy already")
        }
        switch spot {
        case .stack where element is any GTKContainer:
            throw .invalidContainer("a container cannot be pushed")
        case .subview where element is GTKScreen:
            throw .refused("\(GTKWindow.name(of: element)) is a screen: it can only be a child")
        case .subview:
            break
        default:
            guard element is GTKScreen else {
                throw .refused("\(GTKWindow.name(of: element)) is a view, no screen")
            }
        }
        return element
    }

    /// Returns the name of an object for messages.
    static func name(of object: AnyObject) -> String {
        guard let screen = object as? GTKScreen, !screen.title.isEmpty else { return "\(type(of: object))" }
        return "\(type(of: object)) \"\(screen.title)\""
    }
}

/// A screen that holds other screens.
@MainActor protocol GTKContainer: GTKScreen {}
#endif
