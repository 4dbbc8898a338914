// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterGTK

/// A screen of a window. Subclasses define its content and behaviour.
@MainActor open class DesktopScreen: GTKScreen {
    private let tasks = ScreenTasks()
    private let banner = Banner()

    /// - Parameter content: The content of the screen.
    public init(showing content: GTKWidget, title: String = "") {
        let overlay: GTKWidget = gtk_overlay_new()
        gtk_overlay_set_child(OpaquePointer(overlay), content)
        gtk_overlay_add_overlay(OpaquePointer(overlay), banner.widget)
        super.init(overlay, title: title)
    }

    /// A message for the user above the content; nil for none.
    public var message: String? {
        get { banner.text }
        set { banner.text = newValue }
    }

    // MARK: For subclasses

    /// The URL that opens the screen again; nil if there is none.
    open var url: String? { nil }

    /// Whether the user may leave the screen. Subclasses ask here before changes are lost.
    open func mayLeave() async -> Bool { true }

    /// Runs an action of the user, and shows the reason if it fails.
    public func perform(_ body: @escaping @MainActor @Sendable () async throws -> Void) {
        tasks.run { [weak self] in
            do {
                self?.message = nil
                try await body()
            } catch {
                if let text = Banner.text(of: error) { self?.message = text }
            }
        }
    }

    /// Runs an action, and shows the reason if it fails.
    public func attempt(_ body: () throws -> Void) {
        do { try body() } catch { message = Banner.text(of: error) }
    }
}
#endif
