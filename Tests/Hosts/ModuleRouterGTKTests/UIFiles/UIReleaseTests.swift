// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// Objects from a file are freed with their owner.
    @MainActor
    @Suite(
        .routes(unheard: .isExpected) {
            NoteRouter.self
            TagRouter.self
        })
    struct UIReleaseTests {
        /// The number of counted widgets that are still alive.
        private let living = LivingWidgets()

        private func count(_ widget: GTKWidget) {
            living.add(widget)
            var child = gtk_widget_get_first_child(widget)
            while let candidate = child {
                count(candidate)
                child = gtk_widget_get_next_sibling(candidate)
            }
        }

        @Test func repeatedReadingLeaksNothing() throws {
            weak var last: BoardScreen?
            for _ in 0..<100 {
                let board = try GTKUIFile.board().make(as: BoardScreen.self)
                count(board.widget)
                last = board
            }
            #expect(living.counted > 1000)
            #expect(living.count == 0)
            #expect(last == nil)
        }

        @Test func failedReadingLeaksNothing() throws {
            weak var last: NoteScreen?
            let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
            for _ in 0..<100 {
                let file = GTKUIFile.small(
                    """
                    <object class="Failing"><child><object class="NoteScreen" id="note"/></child></object>
                    <object class="GtkWindow"/>
                    """, and: Failing.self)
                let error = #expect(throws: Failing.Failure.self) { try file.make(as: Failing.self) }
                last = error?.note
                #expect(last == nil)
            }
            #expect(last == nil)
            #expect(g_list_model_get_n_items(gtk_window_get_toplevels()) == windows)
        }

        @Test func failedContentLeaksNothing() throws {
            final class Content: GTKScreen {
                init() throws {
                    try super.init(
                        file: .small(
                            "<object class=\"GtkBox\"><child><object class=\"NoteScreen\" id=\"note\"/></child></object>"
                        ))
                }

                override func awake(from outlets: GTKOutlets) throws {
                    throw Failing.Failure(note: try outlets.element("note"), screen: self)
                }
            }
            for _ in 0..<100 {
                let error = #expect(throws: Failing.Failure.self) { try Content() }
                #expect(error?.note == nil)
                #expect(error?.screen == nil)
            }
        }

        @Test func aScreenOfASegueIsFreedWhenItLeaves() async throws {
            weak var note: GTKScreen?
            let board = try GTKUIFile.board().make(as: BoardScreen.self)
            let navigation = GTKNavigation(root: board)
            navigation.slideDuration = 0
            let window = GTKWindow(navigation)
            window.present()
            emit(try #require(part("open", of: board.widget)), "clicked")
            note = window.topScreen
            if let note { count(note.widget) }
            #expect(note is NoteScreen)
            navigation.pop(animated: false)
            #expect(note == nil)
            #expect(living.count == 0)
            window.close()
        }

        @Test func allObjectsAreFreedWithTheirWindow() async throws {
            weak var board: BoardScreen?
            do {
                let window = GTKWindow(GTKNavigation(root: try GTKUIFile.board().make(as: BoardScreen.self)))
                window.present()
                board = window.root as? BoardScreen
                if let board { count(board.widget) }
                #expect(living.count > 5)
                window.close()
            }
            #expect(board == nil)
            #expect(living.count == 0)
        }

        @Test func storedOutletsKeepNoObjects() throws {
            final class Keeping: GTKScreen, GTKUIClass {
                var outlets: GTKOutlets?

                override func awake(from outlets: GTKOutlets) {
                    self.outlets = outlets
                    outlets.handle("act", by: self) { _ in }
                }
            }
            weak var screen: Keeping?
            var outlets: GTKOutlets?
            do {
                let file = GTKUIFile.small(
                    """
                    <object class="Keeping"><child><object class="GtkButton" id="button">
                      <signal name="clicked" handler="act"/>
                    </object></child></object>
                    """, and: Keeping.self)
                let made = try file.make(as: Keeping.self)
                (screen, outlets) = (made, made.outlets)
                #expect(try outlets?.widget("button") == part("button", of: made.widget))
            }
            #expect(screen == nil)
            let error = #expect(throws: GTKUIFileError.self) { try outlets?.widget("button") }
            #expect(error?.description == "small.ui:2:32: there is no more of the object \"button\"")
        }
    }
}

/// A screen whose awakening fails.
private final class Failing: GTKScreen, GTKUIClass {
    struct Failure: Error {
        weak var note: NoteScreen?
        weak var screen: GTKScreen?
    }

    override func awake(from outlets: GTKOutlets) throws { throw Failure(note: try outlets.element("note")) }
}
#endif
