// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ModuleRouterTesting
import Testing

extension GTKTests {
    /// Buttons with segues, and the preparation of their screens.
    @MainActor
    @Suite(
        .routes(unheard: .isExpected) {
            NoteRouter.self
            TagRouter.self
        })
    struct UISegueTests {
        private let log = UILog()

        /// Returns a window with the first screen of a file, without animations.
        private func window(_ file: GTKUIFile) throws -> (GTKWindow, GTKScreen) {
            let screen = try file.make(as: GTKScreen.self)
            let navigation = GTKNavigation(root: screen)
            navigation.slideDuration = 0
            let window = GTKWindow(navigation)
            window.present()
            return (window, screen)
        }

        private func click(_ id: String, _ signal: String = "clicked", in screen: GTKScreen) throws {
            emit(try #require(part(id, of: screen.widget)), signal)
        }

        // MARK: Preparing

        @Test func objectsOfAFileArePreparedOnceWithTheirWindow() throws {
            try UILog.$current.withValue(log) {
                let board = try GTKUIFile.board().make(as: BoardScreen.self)
                _ = log.take()
                let navigation = GTKNavigation(root: board)
                #expect(log.take() == [])
                let window = GTKWindow(navigation)
                let prepared = [
                    "'Board & more' prepares a TagView", "provider prepares a tag, red",
                    "'Board & more' prepares a TagView", "provider prepares a tag, red",
                ]
                #expect(log.take() == prepared)
                window.present()
                #expect(log.take() == [])
                window.close()
            }
        }

        @Test func theNearestPerformerPreparesAnObject() throws {
            try UILog.$current.withValue(log) {
                let file = GTKUIFile.small(
                    """
                    <object class="BoardScreen"><property name="title">outer</property><child>
                      <object class="BoardScreen"><property name="title">inner</property><child>
                        <object class="PlainScreen"><child><object class="TagView"/></child></object>
                      </child></object>
                    </child></object>
                    """, and: PlainScreen.self)
                let (window, _) = try window(file)
                #expect(log.take().suffix(2) == ["'inner' prepares a TagView", "provider prepares a tag, red"])
                window.close()
            }
        }

        @Test func anObjectWithoutAPerformerIsReportedAndShown() throws {
            let errors = Reports()
            RouteRegistry.current.addErrorHandler { errors.add("\($0.operation): \($0.error.reason)") }
            let (window, screen) = try window(
                .small(
                    "<object class=\"NoteScreen\"><child><object class=\"TagView\" id=\"tag\"/></child></object>"))
            #expect(
                errors.all == [
                    "prepareDestination: TagRouter cannot prepare a TagView alone, and NoteScreen is not a ViewRoutePerformer"
                ])
            let tag = try #require((screen as? NoteScreen)?.tag)
            #expect(tag.window === window)
            window.close()
        }

        @Test func aSegueBringsAScreenThatItsProviderPrepares() throws {
            try UILog.$current.withValue(log) {
                let (window, board) = try window(.board())
                _ = log.take()
                try click("open", in: board)
                let note = try #require(window.topScreen as? NoteScreen)
                #expect(note.author == "Ada")
                #expect(
                    log.take().filter { !$0.hasPrefix("TagView") } == [
                        "NoteScreen 'Note' awakes", "provider prepares 'Note'", "'Note' by push, user",
                    ])
                #expect(Router.route(showing: note)?.state == .routed)
                window.close()
            }
        }

        @Test func otherSignalsPerformASegue() throws {
            let (window, board) = try window(.board())
            try click("search", "activate", in: board)
            #expect(window.topScreen is NoteScreen)
            window.close()
        }

        @Test func aRoutePerformsTheSameSegue() throws {
            try UILog.$current.withValue(log) {
                let (window, board) = try window(.board())
                _ = log.take()
                let router = Router.perform(
                    to: RoutableView<any NoteInput>(), path: .performSegue(from: board, identifier: "open"))
                #expect(router?.state == .routed)
                #expect(
                    log.take().filter { !$0.hasPrefix("TagView") } == [
                        "NoteScreen 'Note' awakes", "provider prepares 'Note'", "'Note' by performSegue, router",
                    ])
                window.close()
            }
        }

        @Test func everyClickMakesAScreenOfItsOwn() throws {
            let (window, board) = try window(.board())
            try click("open", in: board)
            let first = try #require(window.topScreen)
            (window.content as? GTKNavigation)?.pop(animated: false)
            #expect(window.topScreen === board)
            try click("open", in: board)
            #expect(window.topScreen is NoteScreen)
            #expect(window.topScreen !== first)
            window.close()
        }

        // MARK: Kinds and targets

        @Test(arguments: ["presentModally", "presentAsSheet", "presentAsPopover", "window"])
        func aSegueShowsAScreenByEachKind(kind: String) throws {
            let (window, screen) = try window(segue("kind=\"\(kind)\" to=\"note\""))
            try click("button", in: screen)
            let note = try #require(window.presented as? NoteScreen)
            #expect(note.level == kind)
            window.close()
        }

        @Test func aSegueNamesARoute() throws {
            let (window, screen) = try window(segue("id=\"edit\" kind=\"push\" route=\"note\""))
            try UILog.$current.withValue(log) { try click("button", in: screen) }
            #expect(window.topScreen?.title == "made by the provider")
            #expect(
                log.take() == ["provider prepares 'made by the provider'", "'made by the provider' by push, router"])
            window.close()
        }

        @Test func aRoutePerformsASegueThatNamesARoute() throws {
            let (window, screen) = try window(segue("id=\"edit\" kind=\"push\" route=\"note\""))
            Router.perform(to: RoutableView<any NoteInput>(), path: .performSegue(from: screen, identifier: "edit"))
            #expect(window.topScreen?.title == "made by the provider")
            window.close()
        }

        @Test func aSegueNamesAURL() throws {
            let (window, screen) = try window(segue("kind=\"push\" url=\"notes://note\""))
            try click("button", in: screen)
            #expect(window.topScreen?.title == "made by the provider")
            window.close()
        }

        @Test func aSegueLeadsToAScreenOfAnotherFile() throws {
            let folder = try UIFolder([
                "board.ui": boardFile,
                "start.ui": """
                <interface>
                  <object class="BoardScreen">
                    <child><object class="GtkButton" id="note"><segue kind="push" to="board.ui#note"/></object></child>
                    <child><object class="GtkButton" id="first"><segue kind="push" to="board.ui"/></object></child>
                  </object>
                </interface>
                """,
            ])
            let (window, screen) = try window(
                GTKUIFile(folder["start.ui"], classes: [BoardScreen.self, NoteScreen.self, TagView.self]))
            try click("note", in: screen)
            #expect(window.topScreen is NoteScreen)
            try click("first", in: screen)
            #expect(window.topScreen?.title == "Board & more")
            window.close()
        }

        @Test func aFileNamesASegueThatCodeAdds() throws {
            final class Coded: GTKScreen {
                init() throws {
                    try super.init(
                        file: .small(
                            "<object class=\"GtkButton\"><signal name=\"clicked\" handler=\"segue:coded\"/></object>"))
                }

                override func awake(from outlets: GTKOutlets) {
                    addSegue("coded", .presentModally) { Page() }
                }
            }
            let screen = try Coded()
            let window = GTKWindow(screen)
            window.present()
            emit(screen.widget, "clicked")
            #expect(window.presented is Page)
            window.close()
        }

        @Test func aSegueThatCannotBePerformedIsReported() throws {
            let screen = try segue("id=\"more\" kind=\"push\" to=\"note\"").make(as: GTKScreen.self)
            let window = GTKWindow(screen)
            window.present()
            let errors = Reports()
            RouteRegistry.current.addErrorHandler { errors.add("\($0.operation): \($0.error)") }
            try click("button", in: screen)
            #expect(errors.all == ["performRoute: it is in no navigation container [segue-not-performed]"])
            window.close()
        }

        private func segue(_ attributes: String) -> GTKUIFile {
            .small(
                """
                <object class="BoardScreen"><child><object class="GtkButton" id="button">
                  <property name="label">Go</property>
                  <segue \(attributes)/>
                </object></child></object>
                <object class="NoteScreen" id="note"/>
                """)
        }
    }
}

final class PlainScreen: GTKScreen, GTKUIClass {}

extension GTKScreen {
    /// The kind of path by which the window shows the screen.
    @MainActor fileprivate var level: String? { Router.route(showing: self)?.kind.name }
}
#endif
