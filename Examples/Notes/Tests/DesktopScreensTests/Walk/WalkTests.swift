// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import DesktopHost
import Foundation
import ModuleRouterGTK
import Testing

/// Real keys and clicks on a display of the test's own. Messages of GTK's are failures.
///
/// `NOTES_WALK_SEEDS` has the seeds of the random walks, as in `7` or `1-100`, and `NOTES_WALK_EVENTS` the number of events in each.
@Suite(
    .enabled(if: WalkDisplay.obstacle == nil, Comment(rawValue: WalkDisplay.obstacle ?? "")), .serialized)
struct WalkTests {
    @Test(arguments: WalkSettings.seeds)
    func aRandomWalkEndsWithoutMessagesLeaksAndLostNotes(seed: UInt64) async throws {
        let (display, log) = (try WalkDisplay(), WalkLog())
        let isInDatabase = WalkSettings.hasDatabase && seed.isMultiple(of: 2)
        let result = await #expect(processExitsWith: .success) {
            [
                name = display.name as String, path = log.path as String, isInDatabase = isInDatabase as Bool,
                seed = seed as UInt64, count = WalkSettings.count as Int
            ] in
            await WalkLog.catching {
                try await NotesWalk(on: name, log: path, isInDatabase: isInDatabase).run(
                    WalkEvent.walk(seed: seed, count: count))
            }
        }
        if result == nil {
            Issue.record(
                """
                The walk with seed \(seed) has failed. Its last events, each with the title of the screen:
                \(log.end)
                To see it again: NOTES_WALK_SEEDS=\(seed) NOTES_WALK_EVENTS=\(WalkSettings.count) swift test --package-path \
                Examples/Notes --traits GTK\(WalkSettings.hasDatabase ? ",SQLite" : "") --filter WalkTests
                """)
        }
        withExtendedLifetime(display) {}
    }

    @Test func theDownKeyMovesFromTheSearchFieldToTheList() async throws {
        let (display, log) = (try WalkDisplay(), WalkLog())
        let result = await #expect(processExitsWith: .success) {
            [name = display.name as String, path = log.path as String] in
            await WalkLog.catching { try await NotesWalk(on: name, log: path).findANoteInTheList() }
        }
        if result == nil { Issue.record("\(log.end)") }
        withExtendedLifetime(display) {}
    }
}

/// The seeds and the length of the walks, from the environment.
enum WalkSettings {
    static let seeds: ClosedRange<UInt64> = {
        let bounds = (ProcessInfo.processInfo.environment["NOTES_WALK_SEEDS"] ?? "1-3").split(separator: "-")
        guard let first = bounds.first.flatMap({ UInt64($0) }), let last = bounds.last.flatMap({ UInt64($0) }),
            first <= last
        else { preconditionFailure("NOTES_WALK_SEEDS is a number or two, as in 1-100") }
        return first...last
    }()

    static let count: Int = {
        guard let text = ProcessInfo.processInfo.environment["NOTES_WALK_EVENTS"] else { return 120 }
        guard let count = Int(text), count > 0 else { preconditionFailure("NOTES_WALK_EVENTS is a number above 0") }
        return count
    }()

    #if SQLite
    static let hasDatabase = true
    #else
    static let hasDatabase = false
    #endif
}

/// The file that the process of a walk writes to.
final class WalkLog {
    let path = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString).log").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The last lines.
    var end: String {
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        return text.split(separator: "\n").suffix(40).joined(separator: "\n")
    }

    /// Runs the body of a process. An error goes into the file, and ends the process with the exit code 1.
    @MainActor static func catching(_ body: () async throws -> Void) async {
        do { try await body() } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}

extension NotesWalk {
    /// Types a part of a title, and goes to the note by the Down key.
    fileprivate func findANoteInTheList() async throws {
        try await open { desk in
            for event in [WalkEvent.key("ctrl+f"), .text("gard")] { try await act(event, at: desk) }
            // The field waits for more letters first.
            try await wait("the list has one note") { desk.titles == ["The garden"] }
            try await act(.key("Down"), at: desk)
            let focus = desk.focusedClass
            guard desk.titles == ["The garden"], focus == "GtkListBoxRow" else {
                throw WalkFault("the list has \(desk.titles), and the focus is in a \(focus)")
            }
            try await act(.key("Return"), at: desk)
            try await act(.rest, at: desk)
            guard desk.title == "The garden" else { throw WalkFault("'\(desk.title)' is open") }
        }
    }
}

extension Desk {
    /// The name of the class of the widget that has the focus.
    fileprivate var focusedClass: String {
        guard let list = window.listScreen, let root = gtk_widget_get_root(list.widget),
            let focus = gtk_root_get_focus(root)
        else { return "" }
        let object = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(object))
    }
}
#endif
