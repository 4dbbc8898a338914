// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ViewHostSuite

final class DrivenGTKScreen: GTKScreen, DrivenScreen {
    let record = DrivenRecord()
    var refusesTheUser: Bool {
        get { refusesToBeDismissed }
        set { refusesToBeDismissed = newValue }
    }

    init(_ title: String) { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), title: title) }
}

final class DrivenGTKPerformer: GTKScreen, DrivenPerformer {
    let record = DrivenRecord()
    var refusesTheUser = false

    init(_ title: String) {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), title: title)
        _ = place(GTKLabel("some content"))
    }
}

final class DrivenGTKPart: GTKView, DrivenPart {
    let record = DrivenRecord()
    var title: String

    init(_ title: String) {
        self.title = title
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    }
}

/// A part of a screen.
final class GTKLabel: GTKView {
    init(_ text: String) { super.init(gtk_label_new(text)) }
}

/// GTK windows in the suite of all hosts.
enum GTKDriver: ViewHostDriver, CaseIterable {
    /// With sliding transitions, which take time.
    case sliding
    /// Without animations, as a user can request.
    case still

    nonisolated var differences: [String: String] {
        [
            "without a navigation container, show presents a screen modally":
                "it is shown in a separate window, as is usual on desktops",
            "a popover stays when the screen with its anchor is removed": "a GTK popover is a part of its anchor",
            "a swipe back that the user lets go of is no removal": "GTK's stack has no gesture",
            "a swipe back that the user ends is a removal": "GTK's stack has no gesture",
            "a dialog ends with an unretained window": "an open window keeps itself",
            "a window without references is freed with all its views": "an open window keeps itself",
        ]
    }

    nonisolated var hasMotion: Bool { if case .sliding = self { true } else { false } }

    static func makeScreen(_ title: String) -> DrivenGTKScreen { DrivenGTKScreen(title) }
    static func makePerformer(_ title: String) -> DrivenGTKPerformer { DrivenGTKPerformer(title) }
    static func makePart(_ title: String) -> DrivenGTKPart { DrivenGTKPart(title) }

    func makeWindow(_ content: DrivenContent) -> any DrivenWindow {
        let screen: GTKScreen =
            switch content {
            case .navigation(let root): navigation(root)
            case .plain(let root): gtk(root)
            case .split(let list): GTKSplit(list: gtk(list))
            case .tabs(let first): GTKTabs([gtk(first)])
            }
        let window = GTKWindow(screen, title: "Suite", width: 400, height: 300)
        window.present()
        return DrivenGTKWindow(window)
    }

    func makeNavigation(around screen: any DrivenScreen) -> AnyObject { navigation(screen) }

    private func navigation(_ root: any DrivenScreen) -> GTKNavigation {
        let navigation = GTKNavigation(root: gtk(root))
        // The duration is just long enough for actions during a transition.
        navigation.slideDuration = if case .sliding = self { 30 } else { 0 }
        return navigation
    }

    /// In this driver, all screens of the suite are GTK screens.
    private func gtk(_ screen: any DrivenScreen) -> GTKScreen { screen as? GTKScreen ?? DrivenGTKScreen("wrong") }

    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject] {
        guard let element = view as? GTKElement else { return [] }
        var widgets = [element.widget]
        // A separate window or a popover. The content's own window stays.
        if let native = gtk_widget_get_native(element.widget).map(GTKWidget.init),
            native
                != element.window?.gtkWindow.map({ UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
                )
        {
            widgets.append(native)
        }
        return widgets.map(watch)
    }

    private func watch(_ widget: GTKWidget) -> ToolkitObject {
        let object = ToolkitObject()
        g_object_weak_ref(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
            { data, _ in
                let object = Unmanaged<ToolkitObject>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { object.isFreed = true }
            }, Unmanaged.passRetained(object).toOpaque())
        return object
    }

    /// GTK's deferred work has a higher priority.
    func idle() async {
        await withCheckedContinuation { continuation in
            g_idle_add_full(
                G_PRIORITY_LOW,
                { data in
                    Unmanaged<Resumption>.fromOpaque(data!).takeRetainedValue().continuation.resume()
                    return 0
                }, Unmanaged.passRetained(Resumption(continuation)).toOpaque(), nil)
        }
    }
}

private final class Resumption {
    let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}
#endif
