// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// A closure that an object calls when something happens to it.
///
/// ```swift
/// GTKSignal.connect(button, "clicked") { [weak self] in self?.save() }
/// ```
///
/// The object keeps the closure until it is freed: a closure that keeps a screen, connected to a part of that screen, keeps
/// both for ever. So capture screens weakly.
@MainActor public struct GTKSignal {
    private let object: UnsafeMutableRawPointer
    private let identifier: gulong

    /// - Parameters:
    ///   - object: Of any class.
    ///   - name: With its detail, if it has one: `notify::text`.
    @discardableResult
    public static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor () -> Void
    ) -> GTKSignal {
        connect(object, name) { _ in body() }
    }

    @discardableResult
    public static func connect(
        _ object: OpaquePointer, _ name: String, _ body: @escaping @MainActor () -> Void
    ) -> GTKSignal {
        connect(UnsafeMutableRawPointer(object), name) { _ in body() }
    }

    /// - Parameter body: Is handed what the signal carries, the object itself first, and may answer.
    @discardableResult
    public static func connect(
        _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor (GTKSignalArguments) -> Void
    ) -> GTKSignal {
        GTKSignal(
            object: object, identifier: g_signal_connect_closure(object, name, GTKSignal.closure(body), 0))
    }

    @discardableResult
    public static func connect(
        _ object: OpaquePointer, _ name: String, _ body: @escaping @MainActor (GTKSignalArguments) -> Void
    ) -> GTKSignal {
        connect(UnsafeMutableRawPointer(object), name, body)
    }

    /// Ends the connection, and frees the closure.
    ///
    /// > Important: Only while the object lives.
    public func disconnect() {
        if g_signal_handler_is_connected(object, identifier) != 0 { g_signal_handler_disconnect(object, identifier) }
    }

    /// One function for the signals of every signature: what they carry comes as values.
    static func closure(
        _ body: @escaping @MainActor (GTKSignalArguments) -> Void
    ) -> UnsafeMutablePointer<GClosure> {
        let box = Unmanaged.passRetained(SignalBody(body))
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque())!
        g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
            Unmanaged<SignalBody>.fromOpaque(data!).release()
        }
        g_closure_set_marshal(closure) { closure, answer, count, values, _, _ in
            let box = Unmanaged<SignalBody>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
            // GTK calls back on its own thread, the main one, and the pointers do not outlive the call.
            nonisolated(unsafe) let (values, answer) = (UnsafeBufferPointer(start: values, count: Int(count)), answer)
            MainActor.assumeIsolated { box.body(GTKSignalArguments(values: values, answer: answer)) }
        }
        return closure
    }
}

/// What a signal carries. Only valid while the signal is handled.
@MainActor public struct GTKSignalArguments {
    fileprivate let values: UnsafeBufferPointer<GValue>
    fileprivate let answer: UnsafeMutablePointer<GValue>?

    /// The object at a position; 0 is the one that the signal comes from.
    public func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(pointer(index)) }

    public func string(_ index: Int) -> String? { g_value_get_string(pointer(index)).map { String(cString: $0) } }

    public func int(_ index: Int) -> Int { Int(g_value_get_int(pointer(index))) }

    public func unsignedInt(_ index: Int) -> UInt { UInt(g_value_get_uint(pointer(index))) }

    public func bool(_ index: Int) -> Bool { g_value_get_boolean(pointer(index)) != 0 }

    public func double(_ index: Int) -> Double { g_value_get_double(pointer(index)) }

    /// The raw bits of an enumeration or of flags.
    public func flags(_ index: Int) -> UInt { UInt(g_value_get_flags(pointer(index))) }

    /// Answers the signal: whether it has been dealt with, as a rule.
    public func answer(_ isHandled: Bool) {
        if let answer { g_value_set_boolean(answer, isHandled ? 1 : 0) }
    }

    private func pointer(_ index: Int) -> UnsafePointer<GValue> { values.baseAddress! + index }
}

private final class SignalBody: Sendable {
    let body: @MainActor (GTKSignalArguments) -> Void

    init(_ body: @escaping @MainActor (GTKSignalArguments) -> Void) { self.body = body }
}
#endif
