// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// snippet.toolkit
@MainActor class Page {
    let title: String
    /// The book that it is in.
    fileprivate(set) weak var book: Book?

    init(_ title: String) { self.title = title }
}

/// A stack of pages. Only the top page is visible. `settle()` ends the running transition.
@MainActor final class Book {
    private(set) var pages: [Page]
    let host = BookHost()
    private var arrival: (() -> Void)?
    /// Freed together with the book.
    private let releaseSignal: ReleaseSignal

    init(_ first: Page) {
        pages = [first]
        releaseSignal = ReleaseSignal { [host] in host.bookHasGone() }
        first.book = self
        host.book = self
    }

    func open(_ page: Page, completion: @escaping () -> Void) {
        page.book = self
        pages.append(page)
        arrival = completion
    }

    /// Closes a page and all pages above it. Passes the closed pages to `completion`, the top page first.
    func close(_ page: Page, completion: @escaping ([Page]) -> Void) {
        arrival = { [self] in
            let index = pages.firstIndex { $0 === page } ?? pages.endIndex
            let closed = Array(pages[index...].reversed())
            pages.removeSubrange(index...)
            for page in closed { page.book = nil }
            completion(closed)
        }
    }

    /// The user begins to turn back the top page.
    func turnBack() {
        guard arrival == nil, pages.count > 1, let last = pages.last else { return }
        host.begins(toClose: last, by: .user)
        close(last) { [host] _ in host.hasClosed(last, by: .user) }
    }

    /// The user cancels the gesture.
    func letGo() {
        guard let last = pages.last else { return }
        arrival = { [host] in host.keeps(last) }
        settle()
    }

    func settle() {
        let arrival = arrival
        self.arrival = nil
        arrival?()
    }
}
// snippet.end

// snippet.source
extension Page: ViewRouteSource {
    var viewRouteHost: (any ViewRouteHost)? { book?.host }
}
// snippet.end

// snippet.host
@MainActor final class BookHost: ViewRouteHost {
    let name = "a book"
    let transitions = ViewTransitionQueue()
    fileprivate(set) weak var book: Book?
    private var presentations: [PagePresentation] = []

    func supports(_ kind: ViewRouteKind) -> Bool { kind == .push || kind == .show }

    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        guard let page = source as? Page, page === book?.pages.last else {
            return .invalidSource("another page lies on it")
        }
        return nil
    }

    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation {
        guard let book else { throw ViewRouteRefusal.invalidSource("the book has gone") }
        guard let page = transition.view as? Page else { throw ViewRouteRefusal.refused("it is no page") }
        guard page.book == nil else { throw ViewRouteRefusal.alreadyActive("it is in a book already") }
        let presentation = PagePresentation(of: page, in: self, by: transition)
        presentations.append(presentation)
        book.open(page) { transition.report(.performed) }
        return presentation
    }

    func presentation(of page: Page) -> PagePresentation? { presentations.first { $0.page === page } }

    func forget(_ presentation: PagePresentation) { presentations.removeAll { $0 === presentation } }

    func bookHasGone() {
        for presentation in presentations.reversed() { presentation.didRemove(by: .release) }
        slip?.report(.failed(.invalidSource("the book has gone")))
    }

    /// The dialog that is open: a slip of paper in the book.
    fileprivate(set) var slip: DialogRequest?
}
// snippet.end

// snippet.presentation
@MainActor final class PagePresentation: ViewPresentation {
    let kind = ViewRouteKind.push
    private(set) var isStanding = true
    private(set) weak var page: Page?
    private let host: BookHost
    private let transition: ViewTransition

    init(of page: Page, in host: BookHost, by transition: ViewTransition) {
        self.page = page
        self.host = host
        self.transition = transition
    }

    var source: (any ViewRouteSource)? { page }

    func remove(_ options: ViewRemoveOptions) {
        guard let page else { return }
        page.book?.close(page) { [host] closed in
            for other in closed { host.presentation(of: other)?.didRemove(by: other === page ? .router : .code) }
        }
    }

    func willRemove(by initiator: ViewRouteInitiator) { transition.report(.willRemove(initiator)) }

    func stays() { transition.report(.removalCancelled(nil)) }

    /// Reports the removal once, even if it is called several times.
    func didRemove(by initiator: ViewRouteInitiator) {
        guard isStanding else { return }
        isStanding = false
        host.forget(self)
        transition.report(.removed(initiator))
    }
}
// snippet.end

// snippet.user
extension BookHost {
    func begins(toClose page: Page, by initiator: ViewRouteInitiator) {
        transitions.begin()
        presentation(of: page)?.willRemove(by: initiator)
    }

    func hasClosed(_ page: Page, by initiator: ViewRouteInitiator) {
        presentation(of: page)?.didRemove(by: initiator)
        transitions.end()
    }

    func keeps(_ page: Page) {
        presentation(of: page)?.stays()
        transitions.end()
    }
}
// snippet.end

// snippet.dialogs
extension BookHost: DialogHost {
    func open(_ dialog: DialogRequest, from source: any ViewRouteSource) throws { slip = dialog }

    func close(_ dialog: DialogRequest) { slip = nil }

    /// The reader ticks a button on the slip.
    func tick(_ title: String) {
        guard let dialog = slip, let index = dialog.buttons.firstIndex(where: { $0.title == title }) else { return }
        slip = nil
        dialog.report(.chose(button: index, text: ""))
    }
}
// snippet.end

@MainActor public protocol ChapterViewInput: AnyObject {}
@RoutableAs("chapter") extension RoutableView where Protocol == any ChapterViewInput {}

final class ChapterPage: Page, ChapterViewInput {}

@AutoRegister
struct ChapterRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.chapter) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ChapterPage? { ChapterPage("Chapter") }
}

// snippet.use
RouteRegistry.shared.addViewRouteObserver { print($0.phase, $0.initiator) }

let cover = Page("Cover")
var book: Book? = Book(cover)
let chapter = RoutableView<any ChapterViewInput>()

let route = Router.perform(to: chapter, path: .push(from: cover))  // → willPerform router
print(route?.state ?? .unrouted)  // → routing
book?.settle()  // → didPerform router
print(route?.state ?? .unrouted)  // → routed

Router.perform(
    to: chapter, path: .push(from: cover),
    completion: { result in
        if case .failure(let error) = result { print(error.reason) }
    })
// → RoutableView<any ChapterViewInput> could not be shown in a book: another page lies on it

book?.turnBack()  // → willRemove user
book?.letGo()  // → didCancelRemoval user

route?.remove()  // → willRemove router
book?.settle()  // → didRemove router

let answer = Task { try await Router.confirm("Read on?", from: cover) }
while book?.host.slip == nil { await Task.yield() }
book?.host.tick("OK")
print(try await answer.value)  // → true

route?.perform()  // → willPerform router
book?.settle()  // → didPerform router
book = nil  // → didRemove release
print(route?.state ?? .unrouted)  // → removed
// snippet.end
