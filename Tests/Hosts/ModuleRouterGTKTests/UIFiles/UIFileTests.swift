// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// The objects that a file creates, and the calls that they receive.
    @MainActor
    @Suite(
        .routes(unheard: .isExpected) {
            NoteRouter.self
            TagRouter.self
        })
    struct UIFileTests {
        @Test func aScreenIsMadeWithItsPropertiesAndChildren() throws {
            let board = try GTKUIFile.board().make(as: BoardScreen.self)
            #expect(board.title == "Board & more")
            let box = UnsafeMutableRawPointer(board.widget).assumingMemoryBound(to: GtkBox.self)
            #expect(gtk_box_get_spacing(box) == 6)
            #expect(gtk_orientable_get_orientation(OpaquePointer(board.widget)) == GTK_ORIENTATION_VERTICAL)
            let first = try #require(part("first", of: board.widget))
            #expect(GTKElement.of(first) is TagView)
            #expect(
                String(
                    cString: gtk_button_get_label(
                        UnsafeMutableRawPointer(first).assumingMemoryBound(to: GtkButton.self)))
                    == "one")
            let page = try #require(part("page", of: board.widget))
            #expect(gtk_adjustment_get_upper(gtk_spin_button_get_adjustment(OpaquePointer(page))) == 7)
        }

        @Test func innerObjectsAwakeFirstAndOtherScreensAreNotMade() throws {
            let log = UILog()
            try UILog.$current.withValue(log) { _ = try GTKUIFile.board().make(as: BoardScreen.self) }
            #expect(log.take() == ["TagView awakes", "TagView awakes", "BoardScreen 'Board & more' awakes"])
        }

        @Test func aScreenFindsItsOutlets() throws {
            let note = try GTKUIFile.board().make("note", as: NoteScreen.self)
            #expect(note.entry != nil && note.entry == part("entry", of: note.widget))
            #expect(note.tag != nil && note.tag === part("tag", of: note.widget).flatMap { GTKElement.of($0) })
        }

        @Test func aSignalIsHandledByTheScreenAroundIt() throws {
            let file = GTKUIFile.small(
                """
                <object class="GtkBox" id="both">
                  <child><object class="NoteScreen" id="one"><child>
                    <object class="GtkButton" id="inOne"><signal name="clicked" handler="save"/></object>
                  </child></object></child>
                  <child><object class="NoteScreen" id="two"><child>
                    <object class="GtkButton" id="inTwo"><signal name="clicked" handler="save"/></object>
                  </child></object></child>
                </object>
                """)
            let both = try file.makeWidget()
            let one = try #require(part("one", of: both.widget).flatMap { GTKElement.of($0) } as? NoteScreen)
            let two = try #require(part("two", of: both.widget).flatMap { GTKElement.of($0) } as? NoteScreen)
            emit(try #require(part("inTwo", of: both.widget)), "clicked")
            emit(try #require(part("inTwo", of: both.widget)), "clicked")
            emit(try #require(part("inOne", of: both.widget)), "clicked")
            #expect([one.saved, two.saved] == [1, 2])
        }

        @Test func signalsCallHandlersOfTheFileAndFunctionsOfGTK() throws {
            var clicks = 0
            let file = GTKUIFile(
                text: """
                    <interface><object class="GtkBox">
                      <child><object class="GtkButton" id="count"><signal name="clicked" handler="count"/></object></child>
                      <child><object class="GtkButton" id="hide">
                        <signal name="clicked" handler="gtk_widget_hide" object="count" swapped="yes"/>
                      </object></child>
                    </object></interface>
                    """, name: "handlers.ui", handlers: ["count": { _ in clicks += 1 }])
            let box = try file.makeWidget()
            let count = try #require(part("count", of: box.widget))
            emit(count, "clicked")
            #expect(clicks == 1)
            emit(try #require(part("hide", of: box.widget)), "clicked")
            #expect(gtk_widget_get_visible(count) == 0)
        }

        @Test func readingAFileTwiceCreatesAllObjectsTwice() throws {
            let file = GTKUIFile.board()
            let (one, other) = (try file.make(as: BoardScreen.self), try file.make(as: BoardScreen.self))
            #expect(one !== other)
            #expect(part("first", of: one.widget) != part("first", of: other.widget))
            #expect(one.isAwake && other.isAwake)
        }

        @Test func classesOfOneNameInTwoScopesAreDifferent() throws {
            enum Here {
                final class Twin: GTKView, GTKUIClass {}
            }
            enum There {
                final class Twin: GTKView, GTKUIClass {}
            }
            let text = "<interface><object class=\"Twin\"/></interface>"
            _ = try GTKUIFile(text: text, name: "here.ui", classes: [Here.Twin.self]).make(as: Here.Twin.self)
            _ = try GTKUIFile(text: text, name: "there.ui", classes: [There.Twin.self]).make(as: There.Twin.self)
        }

        @Test func theRowsOfAListAreOfDeclaredClassesToo() throws {
            let rows = """
                <interface><template class="GtkListItem">
                  <property name="child"><object class="TagView"><property name="label">row</property></object></property>
                </template></interface>
                """
            weak var tag: TagView?
            do {
                let list = try GTKUIFile.small(
                    """
                    <object class="GtkListView">
                      <property name="model"><object class="GtkNoSelection"><property name="model">
                        <object class="GtkStringList"><items><item>one</item><item>two</item></items></object>
                      </property></object></property>
                      <property name="factory"><object class="GtkBuilderListItemFactory">
                        <property name="bytes"><![CDATA[\(rows)]]></property>
                      </object></property>
                    </object>
                    """
                ).makeWidget()
                let window = GTKWindow(GTKScreen(list.widget))
                window.present()
                let row = gtk_widget_get_first_child(list.widget).flatMap { gtk_widget_get_first_child($0) }
                tag = row.flatMap { GTKElement.of($0) } as? TagView
                #expect(tag?.window === window)
                window.close()
            }
            #expect(tag == nil)
        }

        // MARK: Screens whose content a file describes

        private final class Editor: GTKScreen, NoteInput {
            var author: String?
            var saved: [String] = []
            private var entry: GTKWidget?

            init() throws { try super.init(file: .board("note"), title: "Editor") }

            override func awake(from outlets: GTKOutlets) throws {
                entry = try outlets.widget("entry")
                outlets.handle("save", by: self) { editor in
                    editor.saved.append(
                        editor.entry.map { String(cString: gtk_editable_get_text(OpaquePointer($0))) } ?? "")
                }
            }
        }

        @Test func aFileIsTheContentOfAScreen() throws {
            let editor = try Editor()
            let window = GTKWindow(GTKNavigation(root: editor))
            window.present()
            #expect(editor.window === window)
            emit(try #require(part("save", of: editor.widget)), "clicked")
            #expect(editor.saved == ["hello"])
            window.close()
        }

        @Test func aContainedContentKeepsItsElement() throws {
            weak var view: GTKView?
            let frame = GTKReference(gtk_frame_new(nil))
            do {
                let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
                gtk_frame_set_child(UnsafeMutableRawPointer(frame.widget).assumingMemoryBound(to: GtkFrame.self), box)
                let made = GTKView(box)
                view = made
            }
            #expect(view != nil)
            gtk_frame_set_child(UnsafeMutableRawPointer(frame.widget).assumingMemoryBound(to: GtkFrame.self), nil)
            #expect(view == nil)
        }
    }
}

extension GTKUIFile {
    /// The note of the board, as the content of a screen.
    fileprivate static func board(_ kind: String) -> GTKUIFile {
        small(
            """
            <object class="GtkBox" id="\(kind)">
              <child><object class="GtkEntry" id="entry"><property name="text">hello</property></object></child>
              <child><object class="GtkButton" id="save"><signal name="clicked" handler="save"/></object></child>
            </object>
            """)
    }
}
#endif
