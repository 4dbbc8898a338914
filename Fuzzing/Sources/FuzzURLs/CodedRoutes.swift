// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

protocol CodedModuleInput: AnyObject {
    var values: TypedValues { get set }
}

extension RoutableServiceModule where Protocol == any CodedModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Some of the values, decoded and encoded by name.
final class CodedConfiguration: CodedModuleInput, Codable {
    var values = TypedValues()

    private enum Key: CodingKey { case text, number, share, flag, page, note, tags, numbers }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        values.text = try container.decode(String.self, forKey: .text)
        values.number = try container.decode(Int.self, forKey: .number)
        values.share = try container.decode(Double.self, forKey: .share)
        values.flag = try container.decode(Bool.self, forKey: .flag)
        values.page = try container.decodeIfPresent(Int.self, forKey: .page)
        values.note = try container.decodeIfPresent(String.self, forKey: .note)
        values.tags = try container.decode([String].self, forKey: .tags)
        values.numbers = try container.decode([UInt].self, forKey: .numbers)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(values.text, forKey: .text)
        try container.encode(values.number, forKey: .number)
        try container.encode(values.share, forKey: .share)
        try container.encode(values.flag, forKey: .flag)
        try container.encodeIfPresent(values.page, forKey: .page)
        try container.encodeIfPresent(values.note, forKey: .note)
        try container.encode(values.tags, forKey: .tags)
        try container.encode(values.numbers, forKey: .numbers)
    }
}

/// A pattern whose named placeholders are decoded.
struct CodedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any CodedModuleInput>()) { $0 }
        URLPattern(
            "coded://a/:text/:number(Int)/*tags?share=:share(Double)&flag=:flag(Bool)&page=:page(Int)?&note=:note?&x=:numbers(UInt)*",
            by: .outside)
    }

    static func makeConfiguration() -> CodedConfiguration { CodedConfiguration() }

    func makeDestination(with configuration: CodedConfiguration) -> Opened? { Opened(typed: configuration.values) }

    struct Opened: OpenedURL {
        let typed: TypedValues

        var value: OpenedValue { OpenedValue(provider: "CodedRouter", typed: typed) }

        func written() throws(RouteError) -> String {
            try Router.url(for: RoutableServiceModule<any CodedModuleInput>()) { $0.values = typed }
        }
    }
}
