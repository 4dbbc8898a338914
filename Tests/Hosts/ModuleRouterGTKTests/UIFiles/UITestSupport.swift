// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import Foundation
import ModuleRouterGTK
import ModuleRouterViews

/// Counts the added widgets that are still alive.
@MainActor final class LivingWidgets {
    private(set) var counted = 0
    var count: Int { living.value }
    private let living = Counter()

    private final class Counter: Sendable {
        let number = Locked(0)
        var value: Int { number.withLock { $0 } }
    }

    func add(_ widget: GTKWidget) {
        counted += 1
        living.number.withLock { $0 += 1 }
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        g_object_weak_ref(
            object,
            { counter, _ in
                Unmanaged<Counter>.fromOpaque(counter!).takeRetainedValue().number.withLock { $0 -= 1 }
            }, Unmanaged.passRetained(living).toOpaque())
    }
}

/// A temporary folder of files, which is removed with this object.
final class UIFolder {
    private let path: String

    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.path + "/module-router-ui-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try text.write(toFile: self[name], atomically: true, encoding: .utf8) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }
}

/// Collects errors from any thread.
final class Reports: Sendable {
    private let lines = Locked<[String]>([])
    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension GTKUIFile {
    /// Returns a small file with the given body of the interface and a class of the test.
    @MainActor static func small(_ body: String, and type: any GTKUIClass.Type) -> GTKUIFile {
        GTKUIFile(
            text: "<interface>\n\(body)\n</interface>\n", name: "small.ui",
            classes: [BoardScreen.self, NoteScreen.self, TagView.self, type])
    }
}
#endif
