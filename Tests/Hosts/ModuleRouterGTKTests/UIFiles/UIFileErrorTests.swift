// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// The complete messages about files with errors.
    @MainActor
    @Suite(
        .routes {
            NoteRouter.self
            TagRouter.self
        })
    struct UIFileErrorTests {
        private func error(_ file: GTKUIFile) throws -> String {
            let error = #expect(throws: GTKUIFileError.self) { _ = try file.make(as: GTKScreen.self) }
            return error?.description ?? "no error"
        }

        private func error(_ body: String, and type: (any GTKUIClass.Type)? = nil) throws -> String {
            try error(type.map { .small(body, and: $0) } ?? .small(body))
        }

        // MARK: The file

        @Test func namesAMissingFile() throws {
            let error = #expect(throws: GTKUIFileError.self) { try GTKUIFile("nowhere/editor.ui") }
            #expect(
                error?.description
                    == "nowhere/editor.ui: Failed to open file “nowhere/editor.ui”: No such file or directory")
            #expect(error?.problem == .unreadableFile)
            #expect(error?.line == nil)
        }

        @Test func namesAFileWithoutXML() throws {
            #expect(
                try error("  <object class=\"NoteScreen\">\n  </objekt>")
                    == """
                    small.ui:3:3: Element “objekt” was closed, but the currently open element is “object”
                    """)
            #expect(
                try error("<object class=\"NoteScreen\">\n")
                    == """
                    small.ui:4:1: Element “interface” was closed, but the currently open element is “object”
                    """)
            #expect(
                try error(GTKUIFile(text: "", name: "empty.ui"))
                    == "empty.ui:1:1: Document was empty or contained only whitespace")
        }

        // MARK: Classes

        @Test func proposesASimilarClass() throws {
            #expect(
                try error(
                    """
                      <object class="BoardScreen">
                        <child>
                          <object class="NoteScren" id="note"/>
                    """ + "</child></object>")
                    == "small.ui:4:7: there is no class \"NoteScren\"; \"NoteScreen\" is one")
            #expect(
                try error("<object class=\"BoardScreen\"><child><object class=\"GtkBoxx\"/></child></object>")
                    == "small.ui:2:36: there is no class \"GtkBoxx\"; \"GtkBox\" is one")
            #expect(try error("<object class=\"Zebra\"/>") == "small.ui:2:1: there is no class \"Zebra\"")
        }

        @Test func columnsCountCharacters() throws {
            #expect(
                try error("<!-- ÄÖÜ é --> <object class=\"Zebra\"/>") == "small.ui:2:16: there is no class \"Zebra\"")
        }

        @Test func rejectsATemplate() throws {
            #expect(
                try error("<template class=\"NoteScreen\" parent=\"GtkGrid\"/>")
                    == "small.ui:2:1: a template is for a class of C; write <object class=\"GtkGrid\">")
        }

        @Test func rejectsAClassThatIsNoWidget() throws {
            final class Odd: GTKScreen, GTKUIClass {
                static var uiParent: GType { gtk_adjustment_get_type() }
            }
            #expect(
                try error("<object class=\"Odd\"/>", and: Odd.self)
                    == "small.ui: Odd cannot stand in UI files: GtkAdjustment, its uiParent, is no widget")
        }

        @Test func rejectsTwoClassesOfOneName() throws {
            #expect(
                try error("<object class=\"NoteScreen\"/>", and: OtherNote.self)
                    == """
                    small.ui: "NoteScreen" is the name of ModuleRouterGTKTests.NoteScreen and of \
                    ModuleRouterGTKTests.OtherNote
                    """)
        }

        // MARK: Handlers

        @Test func proposesASimilarHandler() throws {
            #expect(
                try error(
                    """
                    <object class="NoteScreen">
                      <child>
                        <object class="GtkButton">
                          <signal name="clicked" handler="sav"/>
                        </object>
                      </child>
                    </object>
                    """) == "small.ui:5:7: nothing handles \"sav\"; \"save\" is handled")
        }

        @Test func rejectsAHandlerOfAnotherScreen() throws {
            #expect(
                try error(
                    """
                    <object class="BoardScreen">
                      <child><object class="NoteScreen"/></child>
                      <child><object class="GtkButton"><signal name="clicked" handler="save"/></object></child>
                    </object>
                    """) == "small.ui:4:36: nothing handles \"save\"")
        }

        @Test func namesAMissingFunctionOfGTK() throws {
            #expect(
                try error(
                    """
                    <object class="BoardScreen"><child><object class="GtkButton">
                      <signal name="clicked" handler="gtk_widget_hied"/>
                    </object></child></object>
                    """) == "small.ui:3:3: GTK has no function \"gtk_widget_hied\"")
        }

        // MARK: Segues

        private func segueError(_ attributes: String) throws -> String {
            try error(
                """
                <object class="BoardScreen"><child><object class="GtkButton">
                  <segue \(attributes)/>
                </object></child></object>
                <object class="NoteScreen" id="note"/>
                """)
        }

        @Test(arguments: [
            ("kind=\"pusch\" to=\"note\"", "\"pusch\" is no kind of segue; \"push\" is one"),
            ("kind=\"fly\" to=\"note\"", "\"fly\" is no kind of segue"),
            ("to=\"notes\"", "the segue leads to \"notes\", and there is no such screen; \"note\" is one"),
            ("kind=\"push\"", "a segue leads to one of \"to\", \"route\" and \"url\""),
            ("to=\"note\" route=\"note\"", "a segue leads to one of \"to\", \"route\" and \"url\""),
            ("to=\"note\" kinds=\"push\"", "a segue has no \"kinds\"; \"kind\" is one"),
            (
                "route=\"notte\"",
                "no provider of views has registered the identifier \"notte\"; \"note\" is one"
            ),
            ("url=\"notes://nowhere\"", "the segue leads to the URL \"notes://nowhere\", which no pattern matches"),
            (
                "to=\"more.ui#note\"",
                "the segue leads to a file that cannot be read: Failed to open file “more.ui”: No such file or directory"
            ),
        ])
        func namesTheErrorOfASegue(attributes: String, message: String) throws {
            #expect(try segueError(attributes) == "small.ui:3:3: \(message)")
        }

        @Test func proposesASimilarSegueForASignal() throws {
            #expect(
                try error(
                    """
                    <object class="BoardScreen">
                      <segue id="edit" to="note"/>
                      <child><object class="GtkButton"><signal name="clicked" handler="segue:edti"/></object></child>
                    </object>
                    <object class="NoteScreen" id="note"/>
                    """) == "small.ui:4:36: there is no segue \"edti\"; \"edit\" is one")
        }

        @Test func proposesASimilarTargetInAnotherFile() throws {
            let folder = try UIFolder([
                "start.ui":
                    "<interface>\n<object class=\"NoteScreen\"/><segue id=\"a\" to=\"board.ui#nte\"/></interface>",
                "board.ui": boardFile,
            ])
            #expect(
                try error(GTKUIFile(folder["start.ui"], classes: [BoardScreen.self, NoteScreen.self, TagView.self]))
                    == """
                    \(folder["start.ui"]):2:29: the segue leads to "nte", and there is no such screen in \
                    \(folder["board.ui"]); "note" is one
                    """)
        }

        // MARK: Outlets

        @Test func proposesASimilarOutlet() throws {
            final class Wanting: GTKScreen, GTKUIClass {
                override func awake(from outlets: GTKOutlets) throws { _ = try outlets.widget("nte") }
            }
            #expect(
                try error(
                    "<object class=\"Wanting\"><child><object class=\"GtkLabel\" id=\"note\"/></child></object>",
                    and: Wanting.self)
                    == "small.ui:2:1: there is no object \"nte\"; \"note\" is one")
        }

        @Test func rejectsAnOutletOfAnotherGTKClass() throws {
            final class Wanting: GTKScreen, GTKUIClass {
                override func awake(from outlets: GTKOutlets) throws {
                    _ = try outlets.widget("note", of: gtk_entry_get_type())
                }
            }
            #expect(
                try error(
                    "<object class=\"Wanting\"><child><object class=\"GtkLabel\" id=\"note\"/></child></object>",
                    and: Wanting.self)
                    == "small.ui:2:32: \"note\" is a GtkLabel, no GtkEntry")
        }

        @Test func rejectsAnOutletOfAnotherSwiftClass() throws {
            final class Wanting: GTKScreen, GTKUIClass {
                override func awake(from outlets: GTKOutlets) throws {
                    _ = try outlets.element("note", as: NoteScreen.self)
                }
            }
            #expect(
                try error(
                    "<object class=\"Wanting\"><child><object class=\"TagView\" id=\"note\"/></child></object>",
                    and: Wanting.self)
                    == "small.ui:2:32: \"note\" is a TagView, no NoteScreen")
        }

        @Test func rejectsAPropertyWithAWrongObject() throws {
            func body(_ id: String) -> String {
                """
                <object class="GtkAdjustment" id="pages"/>
                <object class="NoteScreen"><child><object class="GtkSpinButton" id="spin">
                  <property name="adjustment">\(id)</property>
                </object></child></object>
                """
            }
            #expect(try error(body("pags")) == "small.ui:4:3: there is no object \"pags\"; \"pages\" is one")
            #expect(
                try error(body("spin"))
                    == "small.ui:4:3: \"adjustment\" cannot be \"spin\", a GtkSpinButton: it is no GtkAdjustment")
        }

        // MARK: Requested objects

        @Test func rejectsAWrongRequestedObject() throws {
            let file = GTKUIFile.small("<object class=\"TagView\" id=\"mytags\"/>")
            #expect(
                #expect(throws: GTKUIFileError.self) { try file.make("mytag", as: TagView.self) }?.description
                    == "small.ui: there is no object \"mytag\"; \"mytags\" is one")
            #expect(
                #expect(throws: GTKUIFileError.self) { try file.make("mytags", as: NoteScreen.self) }?.description
                    == "small.ui:2:1: \"mytags\" is a TagView, no NoteScreen")
            #expect(
                #expect(throws: GTKUIFileError.self) { try GTKView(file: file, root: "mytags") }?.description
                    == "small.ui:2:1: \"mytags\" is a TagView already, and cannot be the content of another element")
            #expect(try error("") == "small.ui: there is no object of a declared class at the top of the file")
        }

        // MARK: In GTK's words

        @Test func valuesThatGTKRejectsAreNamedAtTheirTags() throws {
            #expect(
                try error(
                    """
                    <object class="NoteScreen">
                      <child>
                        <object class="GtkButton">
                          <property name="labl">Save</property>
                        </object>
                      </child>
                    </object>
                    """) == "small.ui:5:7: GtkButton has no property \"labl\"; \"label\" is one")
            #expect(
                try error("<object class=\"NoteScreen\"><signal name=\"clickd\" handler=\"save\"/></object>")
                    == "small.ui:2:28: NoteScreen has no signal \"clickd\"")
            #expect(
                try error(
                    "<object class=\"BoardScreen\"><child><object class=\"GtkButton\"><signal name=\"clickd\" handler=\"save\"/></object></child></object>"
                )
                    == "small.ui:2:62: GtkButton has no signal \"clickd\"; \"clicked\" is one")
            #expect(
                try error(
                    "<object class=\"BoardScreen\"><child><object class=\"GtkLabel\"><segue to=\"note\"/></object></child></object>"
                )
                    == "small.ui:2:61: GtkLabel has no signal \"clicked\"")
            #expect(
                try error("<object class=\"NoteScreen\" id=\"a\"/>\n<object class=\"GtkLabel\" id=\"a\"/>")
                    == "small.ui:3:1: Duplicate object ID 'a' (previously on line 2)")
            #expect(
                try error("<object class=\"NoteScreen\"><property name=\"spacing\">wide</property></object>")
                    == "small.ui:2:28: \"spacing\" cannot be \"wide\": Could not parse integer 'wide'")
        }
    }
}

final class OtherNote: GTKScreen, GTKUIClass {
    static var uiName: String { "NoteScreen" }
}
#endif
