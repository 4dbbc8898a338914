// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The typed values of a URL.
struct TypedValues: Sendable {
    enum Kind: String, CaseIterable, URLParameter, Sendable { case plain, withSlash = "a/b", empty = "" }

    var text = ""
    var number = 0
    var small: Int8 = 0
    var share = 0.0
    var flag = false
    var kind = Kind.plain
    var word = Word(text: "even")
    var page: Int?
    var note: String?
    var tags: [String] = []
    var numbers: [UInt] = []
    var rest: [String] = []
}

/// A value that parses its own text.
struct Word: URLParameter, Sendable {
    let text: String

    init(text: String) { self.text = text }

    init?(urlText: String) {
        guard urlText.utf8.count.isMultiple(of: 2) else { return nil }
        text = urlText
    }

    var urlText: String { text }
}

protocol TypedModuleInput: AnyObject {
    var values: TypedValues { get set }
}

extension RoutableServiceModule where Protocol == any TypedModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class TypedConfiguration: TypedModuleInput {
    var values = TypedValues()
}

/// Patterns with key paths.
struct TypedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any TypedModuleInput>()) { $0 }
        URLPattern(
            "typed://all/\(\.values.text)/\(\.values.number)/\(\.values.small)/\(\.values.word)/*\(\.values.rest)?s=\(\.values.share)&f=\(\.values.flag)&k=\(\.values.kind)&p=\(\.values.page)&n=\(\.values.note)&t=\(\.values.tags)&x=\(\.values.numbers)",
            by: .outside)
        URLPattern("typed://\(\.values.text)/@\(\.values.number).html{/p/\(\.values.page)|}?n=\(\.values.note)")
        URLPattern(
            "https://\(\.values.kind).typed.example:8080/*\(\.values.text)?f=\(\.values.flag, default: true)&w=\(\.values.word)"
        )
    }

    static func makeConfiguration() -> TypedConfiguration { TypedConfiguration() }

    func makeDestination(with configuration: TypedConfiguration) -> Opened? { Opened(typed: configuration.values) }

    struct Opened: OpenedURL {
        let typed: TypedValues

        var value: OpenedValue { OpenedValue(provider: "TypedRouter", typed: typed) }

        func written() throws(RouteError) -> String {
            try Router.url(for: RoutableServiceModule<any TypedModuleInput>()) { $0.values = typed }
        }
    }
}
