// SPDX-License-Identifier: Apache-2.0

// Calls all routes of the client, and prints their results.

import ClientModesInterface
import ClientModesModule
import ModuleRouter
import ModuleRouterViews

let registry = RouteRegistry()
registerAll(in: registry)

@MainActor func printEvents(_ name: String) { print(name, Events.shared.take()) }

#if Macros && DEBUG
nonisolated func loadJournal() async -> Int {
    let journal = JournalStub()
    journal.onLoad = { 6 }
    return await journal.load()
}
#endif

try await registry.run { () async throws in
    try await registry.start()
    printEvents("start")
    print("clock", try Router.destination(for: RoutableService<any Clock>()).now())
    print("required clock", try Router.destination(for: RoutableService<any RequiredClock>()).hour())
    print("pool", try await Router.destination(for: RoutableAsyncService<any Pool>()).lease())
    print("required pool", try await Router.destination(for: RoutableAsyncService<any RequiredPool>()).connection())
    print("registered pool", try await Router.destination(for: RoutableService<any Pool>()).lease())
    print("database", await (try await Router.destination(for: RoutableAsyncService<any Database>())).rows())
    let open = try Router.destination(for: RoutableService<OpenReport>())
    print("report", try await open(1).text, try await open(2).text)
    print("alerts", try Router.destination(for: RoutableService<any AlertService>()).shown)
    try Router.destination(for: RoutableService<any RequiredAlert>()).show("alert")
    print("counter", try Router.destination(for: RoutableService<any Counter>()).next())
    print("badges", try Router.destination(for: RoutableService<any BadgeService>()).count)
    let export = try Router.destination(for: RoutableServiceModule<any ExportInput>()) { $0.format = "pdf" }
    print("export", (export as? any Export)?.format ?? "none")
    print("screen", try Router.destination(for: RoutableView<any ScreenInput>()).title)
    _ = try Router.destination(for: RoutableViewModule<any DetailInput>()) { $0.id = 5 }
    let session = RouteScope(Session(user: "ada"))
    try session.run { print("zone", try Router.destination(for: RoutableService<any Zone>()).name) }
    try await session.close(within: .seconds(60))
    printEvents("session")
    #if Macros
    print("annotated", try Router.destination(for: .annotated).word())
    print("dependent", try Router.destination(for: .dependent).words())
    print("archive", await (try await Router.destination(for: .archive)).size())
    print("diary", try Router.destination(for: .diary).pages())
    print("banner", try Router.destination(for: .banner).text())
    print("feed", try await Router.destination(for: .feed).lines())
    print("note", try Router.destination(for: .note).text)
    _ = try Router.destination(for: .editor) { $0.name = "letter" }
    #if DEBUG
    let logger = LoggerStub()
    logger.onLog = { _ in }
    logger.onFlush = { $0 > 1 }
    logger.log("text")
    print("logger", try await logger.flush(2), logger.logCalls)
    let journal = JournalStub()
    journal.title = "travel"
    journal.onEntries = { ["day \($0)"] }
    print("journal", journal.title, journal.entries(since: 8), await loadJournal())
    let sheet = SheetStub()
    sheet.onClose = {}
    sheet.close()
    print("sheet", sheet.calls)
    #endif
    #endif
    try await registry.close(within: .seconds(60))
    printEvents("close")
}
