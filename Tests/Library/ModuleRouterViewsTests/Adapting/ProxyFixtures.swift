// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// Four names for a page, each a proxy around the next.

@MainActor protocol ChapterInput: AnyObject { var words: String { get set } }
@MainActor protocol LetterInput: AnyObject { var message: String { get set } }
@MainActor protocol CardInput: AnyObject { var greeting: String { get set } }
@MainActor protocol PostInput: AnyObject { var line: String { get set } }

extension RoutableView where Protocol == any ChapterInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any LetterInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any CardInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any PostInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class ChapterProxy: ChapterInput {
    let page: any PageInput
    init(_ page: any PageInput) { self.page = page }
    var words: String {
        get { page.text }
        set { page.text = "chapter: \(newValue)" }
    }
}

final class LetterProxy: LetterInput {
    let chapter: any ChapterInput
    init(_ chapter: any ChapterInput) { self.chapter = chapter }
    var message: String {
        get { chapter.words }
        set { chapter.words = "letter: \(newValue)" }
    }
}

final class CardProxy: CardInput {
    let letter: any LetterInput
    init(_ letter: any LetterInput) { self.letter = letter }
    var greeting: String {
        get { letter.message }
        set { letter.message = "card: \(newValue)" }
    }
}

final class PostProxy: PostInput {
    let card: any CardInput
    init(_ card: any CardInput) { self.card = card }
    var line: String {
        get { card.greeting }
        set { card.greeting = "post: \(newValue)" }
    }
}

/// A chain of four, each a proxy around the next.
enum PageAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any PostInput>(), to: RoutableView<any CardInput>()) { PostProxy($0) }
        Adapts(RoutableView<any CardInput>(), to: RoutableView<any LetterInput>()) { CardProxy($0) }
        Adapts(RoutableView<any LetterInput>(), to: RoutableView<any ChapterInput>()) { LetterProxy($0) }
        Adapts(RoutableView<any ChapterInput>(), to: RoutableView<any PageInput>()) { ChapterProxy($0) }
    }
}
