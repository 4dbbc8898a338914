// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Values without a URL, because their text could not be read back.
@Suite(
    .routes {
        NumberProvider.self; OptionalProvider.self; ListProvider.self; CustomProvider.self; CodedProvider.self
    })
struct UnreadableValueTests {
    private static func urls(of value: Double) -> [Result<String, any Error>] {
        [
            Result { try Router.url(for: RoutableServiceModule<any NumberInput>()) { $0.number = value } },
            Result { try Router.url(for: RoutableServiceModule<any OptionalInput>()) { $0.optional = Float(value) } },
            Result { try Router.url(for: RoutableServiceModule<any ListInput>()) { $0.list = [1, value] } },
            Result {
                try Router.url(for: RoutableServiceModule<any CustomInput>()) { $0.custom = Percentage(value: value) }
            },
            Result { try Router.url(for: RoutableServiceModule<any CodedInput>()) { $0.coded = value } },
        ]
    }

    @Test(
        "writes no URL for a number that is not finite", arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
    func writesNoURLForNonFiniteNumber(value: Double) {
        for url in Self.urls(of: value) { #expect(throws: RouteError.self) { try url.get() } }
    }

    @Test("writes URLs for finite numbers that can be read", arguments: [0.0, -0.0, 1.5, 1e-20, 100])
    func writesURLForFiniteNumber(value: Double) throws {
        for url in Self.urls(of: value) { #expect(Router.canOpen(url: try url.get(), by: .app)) }
        #expect(
            try Self.urls(of: 1.5).map { try $0.get() } == [
                "app://number/1.5", "app://optional?n=1.5", "app://list/1.0/1.5", "app://custom/1.5", "app://coded/1.5",
            ])
    }

    @Test(
        "writes no URL for an invalid host",
        arguments: ["", "a b", "a/b", "a@b", "a:b", "a#b", "a?b", "a%b", "a\0"])
    func writesNoURLForInvalidHost(value: String) {
        #expect(throws: RouteError.self) {
            try Router.url(for: RoutableServiceModule<any CodedInput>()) { $0.host = value }
        }
    }

    @Test func writesNoURLForTextWithNUL() throws {
        #expect(throws: RouteError.self) {
            try Router.url(for: RoutableServiceModule<any CodedInput>()) { ($0.coded, $0.text) = (1, "a\0b") }
        }
        #expect(
            try Router.url(for: RoutableServiceModule<any CodedInput>()) { ($0.coded, $0.text) = (1, "a/b\n") }
                == "app://coded/1.0?text=a/b%0A")
    }

    @Test func writesURLForHost() throws {
        #expect(
            try Router.url(for: RoutableServiceModule<any CodedInput>()) { $0.host = "team" }
                == "app://team.shop.example/host")
    }

    @Test func reportsPatternWithoutScheme() {
        let faults = RouteRegistry { SchemelessProvider.self }.validate()
        #expect(
            faults.filter { $0.id == .urlPatternInvalid }.map(\.message) == [
                "'://h' has no scheme; write it out, as in 'app://'",
                "'{app|}://i' has no scheme; write it out, as in 'app://'",
            ])
    }
}

/// A number whose shape accepts more texts than its initialiser.
struct Percentage: URLParameter {
    var value: Double

    init(value: Double) { self.value = value }

    init?(urlText: String) {
        guard let value = Double(urlText: urlText), (0...100).contains(value) else { return nil }
        self.value = value
    }

    var urlText: String { "\(value)" }
    static var urlShape: URLParameterShape { .text }
}

protocol NumberInput: AnyObject { var number: Double { get set } }
protocol OptionalInput: AnyObject { var optional: Float? { get set } }
protocol ListInput: AnyObject { var list: [Double] { get set } }
protocol CustomInput: AnyObject { var custom: Percentage { get set } }
protocol CodedInput: AnyObject {
    var coded: Double? { get set }
    var host: String? { get set }
    var text: String? { get set }
}

extension RoutableServiceModule where Protocol == any NumberInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any OptionalInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ListInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any CustomInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any CodedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Measure: NumberInput, OptionalInput, ListInput, CustomInput {
    var number = 0.0
    var optional: Float?
    var list: [Double] = []
    var custom = Percentage(value: 0)
}

private final class CodedMeasure: CodedInput, Codable {
    var coded: Double?
    var host: String?
    var text: String?
}

private protocol MeasureProvider: ServiceRouteProvider
where ProvidedDestination == String, ProvidedConfiguration == Measure {}

extension MeasureProvider {
    static func makeConfiguration() -> Measure { Measure() }
    func makeDestination(with configuration: Measure) -> String? { "" }
}

private struct NumberProvider: MeasureProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any NumberInput>()) { $0 }
        URLPattern("app://number/\(\.number)")
    }
}

private struct OptionalProvider: MeasureProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any OptionalInput>()) { $0 }
        URLPattern("app://optional?n=\(\.optional)")
    }
}

private struct ListProvider: MeasureProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any ListInput>()) { $0 }
        URLPattern("app://list/*\(\.list)")
    }
}

private struct CustomProvider: MeasureProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any CustomInput>()) { $0 }
        URLPattern("app://custom/\(\.custom)")
    }
}

private struct CodedProvider: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any CodedInput>()) { $0 }
        // The pattern accepts any text, but the property is a number.
        URLPattern("app://coded/:coded?text=:text?")
        URLPattern("app://:host.shop.example/host")
    }

    static func makeConfiguration() -> CodedMeasure { CodedMeasure() }
    func makeDestination(with configuration: CodedMeasure) -> String? { "" }
}

private struct SchemelessProvider: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("://h", by: .outside)
        URLPattern("{app|}://i", by: .outside)
    }

    func makeDestination(with configuration: RouteConfiguration) -> String? { "" }
}
