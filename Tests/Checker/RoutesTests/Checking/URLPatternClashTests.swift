// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// URL patterns of classes with `@Provider`.
@Suite struct URLPatternClashTests {
    /// An app with two screens that take a parameter.
    private func app(
        _ first: String, _ firstParameter: String, _ second: String, _ secondParameter: String
    ) -> WrittenApp {
        WrittenApp(
            "clash",
            [
                "Notes/Notes.swift": """
                import ModuleRouterViews
                @MainActor public protocol NoteInput: AnyObject {}
                @RoutableAs("note") extension RoutableViewModule where Protocol == any NoteInput {}
                @MainActor public protocol UserInput: AnyObject {}
                @RoutableAs("user") extension RoutableViewModule where Protocol == any UserInput {}
                """,
                "NotesModule/Screens.swift": """
                import Notes
                import ModuleRouterViews
                @MainActor @Provider(of: RoutableViewModule<any NoteInput>.self, url: "\(first)")
                final class NoteScreen { init(@RouteParameter id: \(firstParameter)) {} }
                @MainActor @Provider(of: RoutableViewModule<any UserInput>.self, url: "\(second)")
                final class UserScreen { init(@RouteParameter name: \(secondParameter)) {} }
                """,
                "App/main.swift": """
                import Notes
                import ModuleRouterViews
                Router.perform(to: .note, path: path) { _ in }
                Router.perform(to: .user, path: path) { _ in }
                """,
            ])
    }

    @Test func equalPatternsClash() async throws {
        let found = try await app("app://open/:id", "String = \"\"", "app://open/:name", "String = \"\"").check()
        #expect(
            found.map(\.description) == [
                """
                NotesModule/Screens.swift:5:71: error: 'app://open/:name' of UserScreen matches the same URLs as 'app://open/:id' of NoteScreen [url-pattern-clash]
                NotesModule/Screens.swift:3:71: note: NoteScreen has 'app://open/:id'
                  help: add a fixed part to one of the two patterns, or remove one of them
                  see: routes explain url-pattern-clash
                """
            ])
    }

    @Test(arguments: [
        ("app://open", "String = \"\"", "app://open", "String = \"\""),
        ("app://open/:id", "Int = 0", "app://open/:name", "Int = 0"),
        ("app://open/:id", "Int = 0", "app://open/:name", "UInt64 = 0"),
        ("app://open/:id", "Int8 = 0", "app://open/:name", "Int = 0"),
        ("app://open/:id", "UInt16 = 0", "app://open/:name", "Int32 = 0"),
        ("app://open/:id", "Float = 0", "app://open/:name", "Double = 0"),
        ("app://open/:id", "UUID?", "app://open/:name", "UUID?"),
        ("app://open?id=:id", "String?", "app://open?name=:name", "Int?"),
        ("app://open?id=:id", "[String] = []", "app://open?name=:name", "[Int] = []"),
        ("app://open/*id", "[String] = []", "app://open/*name", "[String] = []"),
    ]) func patternsOfTheSameWidthClash(first: String, one: String, second: String, other: String) async throws {
        #expect(
            try await app(first, one, second, other).findings() == [
                "url-pattern-clash at NotesModule/Screens.swift:5:71"
            ])
    }

    @Test(arguments: [
        ("app://open/:id", "Int = 0", "app://open/:name", "String = \"\""),
        ("app://open/:id", "Int = 0", "app://open/:name", "UUID?"),
        ("app://open/:id", "UInt8 = 0", "app://open/:name", "String = \"\""),
        ("app://note/:id", "String = \"\"", "app://user/:name", "String = \"\""),
        ("app://open/:id", "String = \"\"", "app://open/:name/all", "String = \"\""),
        ("app://open?id=:id", "String = \"\"", "app://open?name=:name", "String?"),
        // The source does not show which texts a type of the app accepts.
        ("app://open/:id", "NoteID?", "app://open/:name", "UserID?"),
    ]) func otherPatternsDoNotClash(first: String, one: String, second: String, other: String) async throws {
        #expect(try await app(first, one, second, other).findings() == [])
    }
}
#endif
