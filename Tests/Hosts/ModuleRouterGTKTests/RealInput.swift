// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import Foundation
import ModuleRouterGTK

/// The mouse and the keyboard of a virtual display.
@MainActor struct RealInput {
    /// Whether there is a virtual display. On a user's display, the tests would move the user's mouse.
    static let isThere: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["XAUTHORITY"]?.contains("xvfb-run") == true
            && FileManager.default.isExecutableFile(atPath: tool)
    }()

    private nonisolated static let tool = "/usr/bin/xdotool"

    /// The X server's identifier of the window.
    private let window: String
    private let native: GTKWidget

    /// Waits until a window is visible, and gives it the keyboard focus.
    ///
    /// - Parameter title: A title that no other window has.
    init(into window: UnsafeMutablePointer<GtkWindow>?, title: String) async throws {
        native = UnsafeMutableRawPointer(window!).assumingMemoryBound(to: GtkWidget.self)
        let found = try await RealInput.run("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
        self.window = found.split(separator: "\n").first.map(String.init) ?? ""
        try await RealInput.run("windowraise", self.window, "windowfocus", "--sync", self.window)
        await RealInput.isDrawn(native)
    }

    /// Presses a key or a combination, such as `alt+Left`.
    func press(_ key: String) async throws { try await RealInput.run("key", key) }

    /// Clicks the middle of a widget.
    func click(_ widget: GTKWidget, button: Int = 1) async throws {
        await RealInput.isDrawn(widget)
        var point = graphene_point_t(
            x: Float(gtk_widget_get_width(widget)) / 2, y: Float(gtk_widget_get_height(widget)) / 2)
        var place = graphene_point_t()
        _ = gtk_widget_compute_point(widget, native, &point, &place)
        // For the X server, the window's shadow is part of the window.
        var (x, y) = (0.0, 0.0)
        gtk_native_get_surface_transform(OpaquePointer(native), &x, &y)
        try await RealInput.run(
            "mousemove", "--window", window, "\(Int(Double(place.x) + x))", "\(Int(Double(place.y) + y))", "click",
            "\(button)")
    }

    /// Waits until a widget has its position.
    private static func isDrawn(_ widget: GTKWidget) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let waiter = Unmanaged.passRetained(Waiter(continuation))
            gtk_widget_add_tick_callback(
                widget,
                { widget, _, data in
                    guard let widget, gtk_widget_get_width(widget) > 0 else { return 1 }
                    Unmanaged<Waiter>.fromOpaque(data!).takeUnretainedValue().continuation.resume()
                    return 0
                }, waiter.toOpaque(), { Unmanaged<Waiter>.fromOpaque($0!).release() })
        }
    }

    private final class Waiter {
        let continuation: CheckedContinuation<Void, Never>

        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    }

    /// Runs the tool on another thread, so that GTK continues.
    @discardableResult
    private static func run(_ arguments: String...) async throws -> String {
        let command = ([tool] + arguments.map { "'\($0)'" }).joined(separator: " ")
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                guard let output = popen(command, "r") else {
                    return continuation.resume(throwing: Failure(command: command))
                }
                var lines = ""
                while let line = readLine(of: output) { lines += line }
                if pclose(output) == 0 {
                    continuation.resume(returning: lines)
                } else {
                    continuation.resume(throwing: Failure(command: command))
                }
            }
        }
    }

    private nonisolated static func readLine(of file: UnsafeMutablePointer<FILE>) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            fgets(buffer.baseAddress!, Int32(buffer.count), file).map { String(cString: $0) }
        }
    }

    private struct Failure: Error {
        let command: String
    }
}
#endif
