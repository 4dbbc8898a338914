// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

/// `routes links` and `routes open`, as a program.
@Suite(.startsPrograms) struct LinksCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(LinkSamples.notes) }

    private func routes(_ arguments: String...) throws -> Command { try Command.routes(arguments, in: folder) }

    @Test func tableHasEveryPattern() throws {
        #expect(
            try routes("links", "Sources")
                == Command(
                    status: 0,
                    output: """
                        PATTERN                                                                                                              PARAMETERS                                                          SENDER   PROVIDER     MODULE      LEADS TO                              LOCATION
                        notes://open?name=:name                                                                                              name: String                                                        outside  redirection  App         notes://note/:name                    Sources/App/main.swift:6:1
                        {notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags)  name: String, page: Page?, isEditing: Bool = false, tags: [String]  outside  NoteRouter   NoteModule  RoutableServiceModule<any NoteInput>  Sources/NoteModule/NoteRouter.swift:8:9
                        https://notes.example/list/\\(\\.section)?q=\\(\\.name)                                                                  section: Section, name: String                                      outside  NoteRouter   NoteModule  RoutableServiceModule<any NoteInput>  Sources/NoteModule/NoteRouter.swift:11:9
                        https://notes.example/item/:id(Int)                                                                                  id: Int                                                             outside  NoteRouter   NoteModule  RoutableServiceModule<any NoteInput>  Sources/NoteModule/NoteRouter.swift:12:9
                        notes://admin/*rest                                                                                                  rest: [String]                                                      app      NoteRouter   NoteModule  RoutableServiceModule<any NoteInput>  Sources/NoteModule/NoteRouter.swift:13:9

                        5 URL patterns of App

                        """))
    }

    @Test func formatsAreWritten() throws {
        let json = try routes("links", "Sources", "--format", "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(document["schemaVersion"] as? Int == LinkList.schemaVersion)
        let links = try #require(document["links"] as? [[String: Any]])
        #expect(links.count == 5)
        #expect((links[0]["redirectsTo"] as? String) == "notes://note/:name")
        #expect(links.map { $0["sender"] as? String } == ["outside", "outside", "outside", "outside", "app"])
        let page = try routes("links", "Sources", "--format", "html", "--output", "links.html")
        #expect(page == Command(status: 0))
        let html = try folder.text(of: "links.html")
        #expect(
            html.hasPrefix("<!doctype html>\n")
                && html.contains("<code>https://notes.example/list/\\(\\.section)?q=\\(\\.name)</code>"))
        #expect(!html.contains("src=") && !html.contains("href="))
    }

    @Test func universalLinksOfTheHostArePrinted() throws {
        let command = try routes(
            "links", "Sources", "--format", "apple-app-site-association", "--app-id", "ABCDE12345.example.notes",
            "--app-id", "ABCDE12345.example.notes.beta")
        #expect(
            command
                == Command(
                    status: 0,
                    output: """
                        {
                          "applinks" : {
                            "details" : [
                              {
                                "appIDs" : [
                                  "ABCDE12345.example.notes",
                                  "ABCDE12345.example.notes.beta"
                                ],
                                "components" : [
                                  {
                                    "/" : "/note/*/*/*/?*",
                                    "comment" : "no path below {notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/note//",
                                    "comment" : "no path below {notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/note/*//",
                                    "comment" : "no path below {notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/note/?*/page/?*",
                                    "comment" : "{notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags) (approximated: the values of page and the values of isEditing may differ)"
                                  },
                                  {
                                    "/" : "/item/*/?*",
                                    "comment" : "no path below https://notes.example/item/:id(Int)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/item//",
                                    "comment" : "no path below https://notes.example/item/:id(Int)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/item/*//",
                                    "comment" : "no path below https://notes.example/item/:id(Int)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/note/*/?*",
                                    "comment" : "no path below {notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags)",
                                    "exclude" : true
                                  },
                                  {
                                    "/" : "/list/recent",
                                    "?" : {
                                      "q" : "*"
                                    },
                                    "comment" : "https://notes.example/list/\\\\(\\\\.section)?q=\\\\(\\\\.name)"
                                  },
                                  {
                                    "/" : "/list/recent/",
                                    "?" : {
                                      "q" : "*"
                                    },
                                    "comment" : "https://notes.example/list/\\\\(\\\\.section)?q=\\\\(\\\\.name)"
                                  },
                                  {
                                    "/" : "/list/with-star",
                                    "?" : {
                                      "q" : "*"
                                    },
                                    "comment" : "https://notes.example/list/\\\\(\\\\.section)?q=\\\\(\\\\.name)"
                                  },
                                  {
                                    "/" : "/list/with-star/",
                                    "?" : {
                                      "q" : "*"
                                    },
                                    "comment" : "https://notes.example/list/\\\\(\\\\.section)?q=\\\\(\\\\.name)"
                                  },
                                  {
                                    "/" : "/item/?*",
                                    "comment" : "https://notes.example/item/:id(Int) (approximated: the values of id may differ)"
                                  },
                                  {
                                    "/" : "/note/?*",
                                    "comment" : "{notes://|https://notes.example/}note/\\\\(\\\\.name){/page/\\\\(\\\\.page)|}?edit=\\\\(\\\\.isEditing, default: false)&tag=\\\\(\\\\.tags) (approximated: the values of isEditing may differ)"
                                  }
                                ]
                              }
                            ]
                          }
                        }

                        """,
                    errors:
                        "note: left out, because only the app may open them (no by: .outside): 'notes://admin/*rest'\nnote: declare the scheme 'notes' in Info.plist (CFBundleURLTypes): its patterns are not part of this file\n"
                ))
    }

    @Test func severalHostsNeedAChoice() throws {
        try folder.write(
            """
            import ModuleRouter
            import NoteModule
            RouteRegistry.shared.register { NoteRouter.self }
            RouteRegistry.shared.redirectURL("https://old.example/:name", to: "notes://note/:name")
            """, to: "Sources/App/main.swift")
        let format = ["links", "Sources", "--format", "apple-app-site-association", "--app-id", "A.b"]
        #expect(
            try Command.routes(format, in: folder)
                == Command(
                    status: 2,
                    output: "",
                    errors:
                        "error: the patterns have several hosts, and each needs its own file: select one with --host: notes.example, old.example\n"
                ))
        let chosen = try Command.routes(format + ["--host", "OLD.example"], in: folder)
        #expect(chosen.status == 0 && chosen.output.contains("\"/\" : \"/?*\""))
        #expect(
            try Command.routes(format + ["--host", "new.example"], in: folder).errors
                == "error: no pattern has the host new.example; the hosts are notes.example, old.example\n")
    }

    @Test func intentFiltersCoverEveryScheme() throws {
        #expect(
            try routes("links", "Sources", "--format", "android-manifest")
                == Command(
                    status: 0,
                    output: """
                        <intent-filter android:autoVerify="true">
                            <action android:name="android.intent.action.VIEW" />
                            <category android:name="android.intent.category.DEFAULT" />
                            <category android:name="android.intent.category.BROWSABLE" />
                            <data android:scheme="https" android:host="notes.example" />
                            <!-- https://notes.example/list/\\(\\.section)?q=\\(\\.name) (approximated: the query may differ) -->
                            <data android:path="/list/recent" />
                            <data android:path="/list/recent/" />
                            <data android:path="/list/with-star" />
                            <data android:path="/list/with-star/" />
                            <!-- https://notes.example/item/:id(Int) (approximated: the range of id may differ) -->
                            <data android:pathAdvancedPattern="/item/-{0,1}[0-9]+/{0,1}" />
                            <!-- {notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags) (approximated: the range of page and the query may differ) -->
                            <data android:pathAdvancedPattern="/note/[^/]+/page/-{0,1}[0-9]+/{0,1}" />
                            <data android:pathAdvancedPattern="/note/[^/]+/{0,1}" />
                        </intent-filter>

                        <intent-filter>
                            <action android:name="android.intent.action.VIEW" />
                            <category android:name="android.intent.category.DEFAULT" />
                            <category android:name="android.intent.category.BROWSABLE" />
                            <data android:scheme="notes" android:host="note" />
                            <!-- {notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags) (approximated: the range of page and the query may differ) -->
                            <data android:pathAdvancedPattern="/[^/]+/page/-{0,1}[0-9]+/{0,1}" />
                            <data android:pathAdvancedPattern="/[^/]+/{0,1}" />
                        </intent-filter>

                        <intent-filter>
                            <action android:name="android.intent.action.VIEW" />
                            <category android:name="android.intent.category.DEFAULT" />
                            <category android:name="android.intent.category.BROWSABLE" />
                            <data android:scheme="notes" android:host="open" />
                            <!-- notes://open?name=:name (approximated: the query may differ) -->
                            <data android:path="/" />
                            <data android:pathAdvancedPattern="/{0,1}" />
                        </intent-filter>

                        """,
                    errors: """
                        note: left out, because only the app may open them (no by: .outside): 'notes://admin/*rest'
                        note: android:pathAdvancedPattern needs minSdkVersion 31: an earlier Android ignores it, and a filter without other paths takes all paths
                        note: Android compares the decoded path, in which an encoded slash (%2F) is like any other: a URL with one in a value does not reach the app
                        note: Android does not compare the port if a filter has none; the app refuses other ports

                        """)
        )
    }

    @Test(arguments: [
        (["--format", "apple-app-site-association"], "needs --app-id"),
        (["--app-id", "A.b"], "are for --format apple-app-site-association only"),
        (["--format", "json", "--host", "a"], "are for --format apple-app-site-association only"),
        (
            ["--format", "apple-app-site-association", "--app-id", "no prefix"],
            "is invalid for '--app-id <prefix.bundle>'"
        ),
    ])
    func wrongOptionsAreNamed(options: [String], message: String) throws {
        let command = try Command.routes(["links", "Sources"] + options, in: folder)
        #expect(command.status == 2 && command.output == "")
        #expect(command.errors.contains(message), "\(command.errors)")
    }

    @Test func openedURLShowsThePatternAndItsValues() throws {
        #expect(
            try routes("open", "https://notes.example/note/Tea%20time/page/2?tag=a&tag=b", "Sources")
                == Command(
                    status: 0,
                    output: """
                        pattern   {notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags)
                        provider  NoteRouter in NoteModule
                        leads to  RoutableServiceModule<any NoteInput>
                        sender    the app, and code outside the app
                        location  Sources/NoteModule/NoteRouter.swift:8:9

                        PARAMETER  TYPE      VALUE
                        name       String    Tea time
                        page       Page?     2
                        isEditing  Bool      false
                        tags       [String]  ["a", "b"]

                        """))
    }

    @Test func redirectionIsFollowed() throws {
        let command = try routes("open", "notes://open?name=Tea&edit=true", "Sources")
        #expect(command.status == 0 && command.errors == "")
        #expect(
            command.output.hasPrefix(
                "redirected by  notes://open?name=:name at Sources/App/main.swift:6:1\nto             notes://note/Tea?edit=true\n"
            ))
        #expect(command.output.hasSuffix("isEditing  Bool      true\ntags       [String]  []\n"))
    }

    @Test func unmatchedURLHasTheNearestPatternsWithReasons() throws {
        #expect(
            try routes("open", "https://notes.example/item/abc", "Sources")
                == Command(
                    status: 1, output: "",
                    errors: """
                        error: no pattern matches 'https://notes.example/item/abc'
                          near: https://notes.example/item/:id(Int) of NoteRouter at Sources/NoteModule/NoteRouter.swift:12:9
                            the segment 'abc' is not an Int
                          near: {notes://|https://notes.example/}note/\\(\\.name){/page/\\(\\.page)|}?edit=\\(\\.isEditing, default: false)&tag=\\(\\.tags) of NoteRouter at Sources/NoteModule/NoteRouter.swift:8:9
                            the segment is 'item', not 'note'
                          near: https://notes.example/list/\\(\\.section)?q=\\(\\.name) of NoteRouter at Sources/NoteModule/NoteRouter.swift:11:9
                            the segment is 'item', not 'list'
                            the segment 'abc' is none of 'recent', 'with-star'
                            the query item 'q' is missing

                        """))
        #expect(
            try routes("open", "mailto://a.b/c/d/e/f", "Sources")
                == Command(
                    status: 1, output: "", errors: "error: no pattern matches 'mailto://a.b/c/d/e/f'\n"))
    }

    @Test(arguments: [
        ("", "is empty"), ("note", "has no scheme"), ("notes://a:b/", "has an invalid port"),
        ("notes://[::1/", "has a '[' without a ']'"), ("notes://a\\b/", "has a backslash in its host"),
        ("notes://note/a b/c", "contains a space or a control character"),
        ("notes://note/%zz", "has a '%' without two hexadecimal digits after it"),
    ])
    func invalidURLIsNamed(url: String, reason: String) throws {
        #expect(
            try routes("open", url, "Sources") == Command(status: 2, output: "", errors: "error: '\(url)' \(reason)\n"))
    }

    @Test func longURLIsRejected() throws {
        let url = "notes://note/" + String(repeating: "a", count: 65_536)
        let command = try routes("open", url, "Sources")
        #expect(command.status == 2)
        #expect(command.errors.hasSuffix("…' has 65549 bytes; the limit is 65536\n"))
    }

    @Test func cycleOfRedirectionsEnds() throws {
        try folder.write(
            """
            import ModuleRouter
            RouteRegistry.shared.redirectURL("notes://one", to: "notes://two")
            RouteRegistry.shared.redirectURL("notes://two", to: "notes://one")
            """, to: "Sources/App/main.swift")
        #expect(
            try routes("open", "notes://one", "Sources")
                == Command(
                    status: 1, output: "",
                    errors: "error: 'notes://one' is redirected more than 8 times: the redirections form a cycle\n"))
    }
}
#endif
