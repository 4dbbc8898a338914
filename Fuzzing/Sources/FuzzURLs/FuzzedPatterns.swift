// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ModuleRouterViews
import Synchronization

/// Providers with patterns from the fuzzer.
enum FuzzedPatterns {
    fileprivate static let texts = Mutex<[String]>([])

    static func check(_ patterns: [String], by url: String) {
        texts.withLock { $0 = patterns }
        guard !patterns.isEmpty else { return }
        let alone = RouteRegistry { FirstRouter.self }
        let first = found(url, in: alone)
        // A single pattern can write every URL that it reads.
        alone.run { _ = OpenedURLs.check(url) }
        guard patterns.count > 1 else { return }
        checkRedirection(of: patterns, by: url)
        let second = found(url, in: RouteRegistry { SecondRouter.self })
        let both = RouteRegistry {
            FirstRouter.self
            SecondRouter.self
        }
        let chosen = found(url, in: both)
        require(
            (chosen == nil) == (first == nil && second == nil) && (chosen == first || chosen == second),
            "of \(patterns), \(name(first)) and \(name(second)), '\(url)' leads to \(name(chosen))")
        guard !both.validate().contains(where: { $0.id == .urlPatternClash }) else { return }
        let turned = found(
            url,
            in: RouteRegistry {
                SecondRouter.self
                FirstRouter.self
            })
        require(turned == chosen, "the order of \(patterns) decides where '\(url)' leads")
    }

    /// Checks a redirection: the first pattern reads the URL, and the second one writes it.
    private static func checkRedirection(of patterns: [String], by url: String) {
        let registry = RouteRegistry { SecondRouter.self }
        registry.redirectURL(patterns[0], to: patterns[1])
        _ = registry.validate()
        registry.run { _ = OpenedURLs.check(url, isWritten: false) }
    }

    private static func found(_ url: String, in registry: RouteRegistry) -> OpenedValue? {
        registry.run { OpenedURLs.open(url)?.value }
    }

    private static func name(_ value: OpenedValue?) -> String { value?.provider ?? "nothing" }
}

protocol FirstService: OpenedURL {}
protocol SecondService: OpenedURL {}

extension RoutableService where Protocol == any FirstService {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == any SecondService {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private struct FirstRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        let text = FuzzedPatterns.texts.withLock { $0[0] }
        Provides(RoutableService<any FirstService>()) { $0 }
        URLPattern(URLPatternText(stringLiteral: text), by: .outside)
    }

    func makeDestination(with configuration: RouteConfiguration) -> Opened? {
        Opened(values: configuration.urlValues)
    }

    struct Opened: FirstService {
        let values: URLValues

        var value: OpenedValue { OpenedValue(provider: "FirstRouter", values: values) }

        func written() throws(RouteError) -> String {
            try Router.url(for: RoutableService<any FirstService>()) { $0.urlValues = values }
        }
    }
}

private struct SecondRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        let text = FuzzedPatterns.texts.withLock { $0[1] }
        Provides(RoutableService<any SecondService>()) { $0 }
        URLPattern(URLPatternText(stringLiteral: text))
    }

    func makeDestination(with configuration: RouteConfiguration) -> Opened? {
        Opened(values: configuration.urlValues)
    }

    struct Opened: SecondService {
        let values: URLValues

        var value: OpenedValue { OpenedValue(provider: "SecondRouter", values: values) }

        func written() throws(RouteError) -> String {
            try Router.url(for: RoutableService<any SecondService>()) { $0.urlValues = values }
        }
    }
}
