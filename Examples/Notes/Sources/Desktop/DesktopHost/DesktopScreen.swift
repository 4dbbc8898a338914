// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterGTK

/// A screen of a window. Subclasses say what is on it, and what happens.
@MainActor open class DesktopScreen: GTKScreen {
    private let tasks = ScreenTasks()
    private let banner = Banner()

    /// - Parameter content: What is on the screen.
    public init(showing content: GTKWidget, title: String = "") {
        let overlay: GTKWidget = gtk_overlay_new()
        gtk_overlay_set_child(OpaquePointer(overlay), content)
        gtk_overlay_add_overlay(OpaquePointer(overlay), banner.widget)
        super.init(overlay, title: title)
    }

    /// Something to say to the user, above what is on the screen; nil for nothing.
    public var message: String? {
        get { banner.text }
        set { banner.text = newValue }
    }

    // MARK: For subclasses

    /// The URL that leads here again; nil if there is none.
    open var url: String? { nil }

    /// Whether the user may leave: the place to ask about what would be lost.
    open func mayLeave() async -> Bool { true }

    /// Does something that the user has asked for, and says why if that fails.
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

    /// Does something, and says why if that fails.
    public func attempt(_ body: () throws -> Void) {
        do { try body() } catch { message = Banner.text(of: error) }
    }
}
#endif
