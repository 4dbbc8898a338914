// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouter
import ModuleRouterTesting
@testable import StubbedInterface
import Testing

/// Requirements that a test has not set.
struct UnsetStubTests {
    @Test func aThrowingFunctionFailsTheTestAndThrows() async {
        let line = #line + 1
        let store = NoteStoreStub()
        let text = "NoteStoreStub.note(named:) was called, but the test has not set onNote [unset-stub]"
        expectIssue(text, line: line) {
            let error = #expect(throws: UnsetStubError.self) { try store.note(named: "milk") }
            #expect(error?.description == text)
        }
        #expect(store.calls == [.note(named: "milk")])
    }

    @Test func anAsynchronousFunctionFailsTheTestAndThrows() async {
        let store = NoteStoreStub()
        await withKnownIssue {
            await #expect(throws: UnsetStubError.self) { try await store.save(Note("milk")) }
            await #expect(throws: UnsetStubError.self) { try await store.size }
        } matching: { issue in
            [
                "NoteStoreStub.save(_:) was called, but the test has not set onSave [unset-stub]",
                "NoteStoreStub.size was called, but the test has not set onSize [unset-stub]",
            ].contains(issue.comments.first?.rawValue)
        }
    }

    @Test func aFunctionWithoutAResultReturns() {
        let store = NoteStoreStub()
        expectIssue("NoteStoreStub.refresh() was called, but the test has not set onRefresh [unset-stub]") {
            store.refresh()
        }
    }

    @Test func anEmptyValueIsReturned() async {
        let store = NoteStoreStub()
        expectIssue("NoteStoreStub.count was read, but the test has not set it [unset-stub]") {
            #expect(store.count == 0)
        }
        expectIssue("NoteStoreStub.title was read, but the test has not set it [unset-stub]") {
            #expect(store.title == nil)
        }
        expectIssue("NoteStoreStub.names(of:) was called, but the test has not set onNames [unset-stub]") {
            #expect(store.names() == [])
        }
        expectIssue("NoteStoreStub.move(_:to:) was called, but the test has not set onMove [unset-stub]") {
            #expect(!store.move(Note("milk"), to: "kitchen"))
        }
        expectIssue("NoteStoreStub.subscript(_:) was called, but the test has not set onSubscript [unset-stub]") {
            #expect(store[1] == nil)
        }
        expectIssue("NoteStoreStub.subscript setter was called, but the test has not set onSetSubscript [unset-stub]") {
            store[1] = nil
        }
        let stub = InternalStub()
        expectIssue("InternalStub.pair() was called, but the test has not set onPair [unset-stub]") {
            #expect(stub.pair() == (0, nil))
        }
        var events: AsyncStream<Int>?
        expectIssue("InternalStub.events() was called, but the test has not set onEvents [unset-stub]") {
            events = stub.events()
        }
        for await event in events! { Issue.record("\(event)") }
    }

    @Test func unsetStubOutsideATestStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NoteStoreStub().refresh()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "NoteStoreStub.refresh() was called, but the test has not set onRefresh [unset-stub]"))
    }

    @Test func resultWithoutAnEmptyValueStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = InternalStub().make()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("InternalStub.make() was called, but the test has not set onMake [unset-stub]"))
    }
}
#endif
