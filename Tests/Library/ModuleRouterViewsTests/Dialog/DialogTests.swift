// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// A host without dialogs.
@MainActor private final class BareHost: ViewRouteHost, ViewRouteSource {
    let name = "a bare window"
    let transitions = ViewTransitionQueue()
    var viewRouteHost: (any ViewRouteHost)? { self }

    func supports(_ kind: ViewRouteKind) -> Bool { false }
    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? { nil }
    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation {
        throw ViewRouteRefusal.refused("it shows nothing")
    }
}

/// A host whose dialogs the test reports.
@MainActor private final class ReportedHost: DialogHost, ViewRouteSource {
    let name = "a reported window"
    let transitions = ViewTransitionQueue()
    var viewRouteHost: (any ViewRouteHost)? { isOpen ? self : nil }
    var isOpen = true
    var refusal: ViewRouteRefusal?
    private(set) var log: [String] = []
    private(set) var dialog: DialogRequest?

    func supports(_ kind: ViewRouteKind) -> Bool { false }
    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? { nil }
    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation {
        throw ViewRouteRefusal.refused("it shows nothing")
    }

    func open(_ dialog: DialogRequest, from source: any ViewRouteSource) throws {
        if let refusal { throw refusal }
        log.append("open \(dialog.title)")
        self.dialog = dialog
    }

    func close(_ dialog: DialogRequest) { log.append("close \(dialog.title)") }
}

/// Dialogs in hosts that an app implements.
@MainActor @Suite(.routes(unheard: .isExpected) {}) struct DialogTests {
    private func ask(_ title: String = "Which?", from host: ReportedHost) async -> Task<Int, any Error> {
        let buttons: [Dialog<Int>.Button] = [.init("Left", answer: 1), .init("Right", answer: 2)]
        let task = Task { try await Router.ask(Dialog(title, buttons: buttons), from: host) }
        for _ in 0..<4 { await Task.yield() }
        return task
    }

    @Test func errorNamesAHostWithoutDialogs() async throws {
        let host = BareHost()
        let line: UInt = #line + 1
        let error = await #expect(throws: RouteError.self) { try await Router.alert("Saved", from: host) }
        #expect(error?.code == .unsupportedPath)
        #expect(
            error?.reason
                == "the dialog 'Saved' cannot be opened in a bare window: the host shows no dialogs")
        #expect(error?.hint == "conform BareHost to DialogHost")
        #expect(error?.location?.line == line)
    }

    @Test func aDialogWithoutButtonsIsRefused() async throws {
        let error = await #expect(throws: RouteError.self) {
            try await Router.ask(Dialog<Int>("Which?", buttons: []), from: ReportedHost())
        }
        #expect(error?.code == .invalidConfiguration)
        #expect(error?.reason == "the dialog 'Which?' has no buttons")
    }

    @Test func aDialogWithoutASourceIsRefused() async throws {
        let error = await #expect(throws: RouteError.self) { try await Router.confirm("Go on?", from: nil) }
        #expect(error?.code == .invalidSource)
        #expect(error?.reason == "the dialog 'Go on?' cannot be opened: there is no source")
    }

    @Test func theHandlersOfTheRegistryReceiveTheError() async throws {
        let codes = Codes()
        RouteRegistry.current.addErrorHandler { codes.append("\($0.error.code) \($0.isDelivered)") }
        _ = try? await Router.confirm("Go on?", from: nil)
        #expect(codes.all == ["invalid-source true"])
    }

    private final class Codes: Sendable {
        private let list = Locked<[String]>([])
        func append(_ code: String) { list.withLock { $0.append(code) } }
        var all: [String] { list.withLock { $0 } }
    }

    @Test func cancelledTaskOpensNoDialog() async throws {
        let host = ReportedHost()
        let task = Task { try await Router.confirm("Go on?", from: host) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(host.log == [])
    }

    @Test func theErrorOfARefusalNamesTheHost() async throws {
        let host = ReportedHost()
        host.refusal = .refused("it is too small")
        let first = await ask(from: host)
        let error = await #expect(throws: RouteError.self) { try await first.value }
        #expect(error?.code == .actionFailed)
        #expect(
            error?.reason
                == "the dialog 'Which?' could not be opened in a reported window: it is too small")
        host.refusal = nil
        let second = await ask(from: host)
        host.dialog?.report(.chose(button: 1, text: ""))
        #expect(try await second.value == 2)
    }

    @Test func onlyTheFirstReportCounts() async throws {
        let host = ReportedHost()
        let task = await ask(from: host)
        let dialog = try #require(host.dialog)
        #expect(dialog.isPending)
        dialog.report(.chose(button: 0, text: ""))
        dialog.report(.chose(button: 1, text: ""))
        dialog.report(.failed(.refused("it is too late")))
        #expect(!dialog.isPending)
        #expect(try await task.value == 1)
    }

    @Test func unknownButtonIsAnError() async throws {
        let host = ReportedHost()
        let task = await ask(from: host)
        host.dialog?.report(.chose(button: 2, text: ""))
        let error = await #expect(throws: RouteError.self) { try await task.value }
        #expect(error?.code == .actionFailed)
    }

    @Test func closingADialogThatCannotBeCancelledIsAnError() async throws {
        let host = ReportedHost()
        let task = await ask(from: host)
        #expect(host.dialog?.closingButton == nil)
        host.dialog?.report(.closed)
        let error = await #expect(throws: RouteError.self) { try await task.value }
        #expect(
            error?.reason
                == "the dialog 'Which?' could not be answered in a reported window: it was closed without an answer")
    }

    @Test func closingADialogOfOneButtonPressesIt() async throws {
        let host = ReportedHost()
        let task = Task { try await Router.ask(Dialog("Done", buttons: [.init("OK", answer: 7)]), from: host) }
        for _ in 0..<4 { await Task.yield() }
        #expect(host.dialog?.closingButton == 0)
        #expect(host.dialog?.defaultButton == 0)
        host.dialog?.report(.closed)
        #expect(try await task.value == 7)
    }

    @Test func onlyTheFirstCancelButtonCancels() async throws {
        let host = ReportedHost()
        let task = Task {
            try await Router.ask(
                Dialog(
                    "Which?",
                    buttons: [
                        .init("Delete", role: .destructive, answer: 1), .init("Cancel", role: .cancel, answer: 2),
                        .init("Never", role: .cancel, answer: 3),
                    ]), from: host)
        }
        for _ in 0..<4 { await Task.yield() }
        #expect(
            host.dialog?.buttons == [
                .init("Delete", role: .destructive), .init("Cancel", role: .cancel), .init("Never"),
            ])
        #expect(host.dialog?.closingButton == 1)
        #expect(host.dialog?.defaultButton == 2)
        host.dialog?.report(.closed)
        #expect(try await task.value == 2)
    }

    @Test func cancelledDialogClosesAfterTheCurrentTransition() async throws {
        let host = ReportedHost()
        let task = await ask(from: host)
        host.transitions.begin()
        task.cancel()
        for _ in 0..<4 { await Task.yield() }
        #expect(host.log == ["open Which?"])
        host.transitions.end()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(host.log == ["open Which?", "close Which?"])
    }

    @Test func aDialogThatIsAnsweredWhileItWaitsToCloseIsStillCancelled() async throws {
        let host = ReportedHost()
        let task = await ask(from: host)
        host.transitions.begin()
        task.cancel()
        for _ in 0..<4 { await Task.yield() }
        host.dialog?.report(.chose(button: 0, text: ""))
        await #expect(throws: CancellationError.self) { try await task.value }
        host.transitions.end()
        #expect(host.log == ["open Which?"])
    }

    @Test func aDialogWhoseSourceLeavesInATransitionCloses() async throws {
        let host = ReportedHost()
        let (first, second) = (await ask(from: host), await ask("Next?", from: host))
        host.transitions.begin()
        host.isOpen = false
        host.transitions.end()
        for task in [first, second] {
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
        }
        #expect(host.log == ["open Which?", "close Which?"])
    }

    /// A screen that does not keep its host. The call keeps its source.
    private final class Screen: ViewRouteSource {
        weak var viewRouteHost: (any ViewRouteHost)?
    }

    @Test func aHostThatIsReleasedEndsItsDialogs() async throws {
        var host: ReportedHost? = ReportedHost()
        let screen = Screen()
        screen.viewRouteHost = host
        var tasks: [Task<Bool, any Error>] = []
        for title in ["First?", "Second?"] {
            tasks.append(Task { try await Router.confirm(title, from: screen) })
        }
        for _ in 0..<4 { await Task.yield() }
        #expect(host?.log == ["open First?"])
        weak let released = host
        host = nil
        for _ in 0..<4 { await Task.yield() }
        #expect(released == nil)
        for task in tasks {
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
        }
    }
}
