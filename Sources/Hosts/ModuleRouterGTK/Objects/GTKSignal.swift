// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// A connection of a closure to a signal of an object.
///
/// ```swift
/// GTKSignal.connect(button, "clicked") { [weak self] in self?.save() }
/// ```
///
/// The object keeps the closure until the object is deallocated. If the closure keeps a screen, and the object is a part of
/// that screen, neither is ever deallocated. So capture screens weakly.
@MainActor public struct GTKSignal {
    private let object: UnsafeMutableRawPointer
    private let identifier: gulong

    /// - Parameters:
    ///   - object: The object that emits the signal, of any class.
    ///   - name: The name of the signal, with its detail if it has one: `notify::text`.
    ///   - body: Called for each signal.
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

    /// - Parameter body: Receives the arguments of the signal and can set its return value. The first argument is the object.
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

    /// Disconnects and releases the closure.
    ///
    /// > Important: Call it only while the object exists.
    public func disconnect() {
        if g_signal_handler_is_connected(object, identifier) != 0 { g_signal_handler_disconnect(object, identifier) }
    }

    /// Returns a closure whose function works for signals of every signature, since the arguments are passed as values.
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
            // GTK calls this on the main thread, and the pointers are not used after the call.
            nonisolated(unsafe) let (values, answer) = (UnsafeBufferPointer(start: values, count: Int(count)), answer)
            MainActor.assumeIsolated { box.body(GTKSignalArguments(values: values, answer: answer)) }
        }
        return closure
    }
}

/// The arguments of a signal. Valid only while the signal is handled.
@MainActor public struct GTKSignalArguments {
    fileprivate let values: UnsafeBufferPointer<GValue>
    fileprivate let answer: UnsafeMutablePointer<GValue>?

    /// Returns the object at a position. The object at 0 is the one that emits the signal.
    public func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(pointer(index)) }

    public func string(_ index: Int) -> String? { g_value_get_string(pointer(index)).map { String(cString: $0) } }

    public func int(_ index: Int) -> Int { Int(g_value_get_int(pointer(index))) }

    public func unsignedInt(_ index: Int) -> UInt { UInt(g_value_get_uint(pointer(index))) }

    public func bool(_ index: Int) -> Bool { g_value_get_boolean(pointer(index)) != 0 }

    public func double(_ index: Int) -> Double { g_value_get_double(pointer(index)) }

    /// Returns the raw bits of a flags argument.
    public func flags(_ index: Int) -> UInt { UInt(g_value_get_flags(pointer(index))) }

    /// Sets the return value of the signal. For most signals, it says whether the signal was handled.
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
