// SPDX-License-Identifier: Apache-2.0

import BenchURLs
import Foundation
import ModuleRouterViews

/// Opens a URL among a growing number of patterns. The floor is a router that splits the URL and walks dictionaries.
///
/// The cases run in the order of their numbers, because the shared registry keeps its registrations.
enum URLCases {
    static var all: [[BenchCase]] { SectionURLs.stages.indices.map { cases(URLStage($0)) } + [growth] }

    /// `canOpen(url:)` finds the pattern and the positions of its captures, and checks typed captures, but returns none. The case
    /// that opens the URL returns them. The floor returns them in an array.
    private static func cases(_ stage: URLStage) -> [BenchCase] {
        let group = "URL among \(stage.count) patterns"
        let match = stage.work { plain, urls, operations in
            for index in 0..<operations { keep(plain.match(urls.hits[index & 63])) }
        }
        return [
            BenchCase(
                group, "match", limit: 0.25, floor: match,
                work: stage.work { _, urls, operations in
                    for index in 0..<operations { keep(Router.canOpen(url: urls.hits[index & 63])) }
                }),
            BenchCase(
                group, "no match",
                floor: stage.work { plain, urls, operations in
                    for index in 0..<operations { keep(plain.match(urls.misses[index & 63])) }
                },
                work: stage.work { _, urls, operations in
                    for index in 0..<operations { keep(Router.canOpen(url: urls.misses[index & 63])) }
                }),
            BenchCase(
                group, "open",
                floor: stage.work { plain, urls, operations in
                    for index in 0..<operations { keep(plain.page(urls.pages[index & 63])) }
                },
                work: stage.work { _, urls, operations in
                    for index in 0..<operations { keep(try Router.destination(serviceURL: urls.pages[index & 63])) }
                }),
            BenchCase(
                group, "write",
                floor: { operations in for index in 0..<operations { keep(PageRouter.url(Page(index & 63))) } },
                work: stage.work { _, _, operations in
                    for index in 0..<operations { keep(try PageRouter.written(Page(index & 63))) }
                }),
            // Alternatives for the same work, or for less.
            BenchCase(
                group, "Foundation's URLComponents", floor: match,
                work: stage.work { _, urls, operations in
                    for index in 0..<operations { keep(URLComponents(string: urls.hits[index & 63])) }
                }),
        ] + hummingbird(stage, group, floor: match)
    }

    /// The trie of Hummingbird's router, with `--traits Hummingbird`.
    private static func hummingbird(
        _ stage: URLStage, _ group: String, floor: @escaping BenchCase.Work
    ) -> [BenchCase] {
        #if Hummingbird
        return [
            BenchCase(
                group, "Hummingbird's trie", floor: floor,
                work: stage.work { _, urls, operations in
                    for index in 0..<operations { keep(urls.hummingbird.matches(urls.paths[index & 63])) }
                })
        ]
        #else
        return []
        #endif
    }

    /// The most patterns relative to the fewest. Each has its own registry, so that the two can take turns.
    private static var growth: [BenchCase] {
        let (few, many) = (0, SectionURLs.stages.count - 1)
        return [
            BenchCase(
                "URL among \(SectionURLs.stages[many]) patterns, of \(SectionURLs.stages[few])", "match", limit: 1.25,
                floor: matches(few), work: matches(many))
        ]
    }

    private static func matches(_ stage: Int) -> BenchCase.Work {
        let registry = RouteRegistry(parent: nil)
        return URLStage(stage, in: registry).work { _, urls, operations in
            registry.run { for index in 0..<operations { keep(Router.canOpen(url: urls.hits[index & 63])) } }
        }
    }
}

/// A number of patterns in a registry, and in a router without keys. Creates both on first use.
private final class URLStage {
    struct URLs {
        let hits: [String]
        let misses: [String]
        let pages = (0..<64).map { PageRouter.url(Page($0)) }

        #if Hummingbird
        let hummingbird: HummingbirdPaths
        let paths: [String]
        #endif

        init(_ count: Int) {
            hits = SectionURLs.hits(of: count)
            misses = SectionURLs.misses(of: count)
            #if Hummingbird
            hummingbird = HummingbirdPaths(count)
            paths = hits.map(HummingbirdPaths.path)
            #endif
        }
    }

    let count: Int
    private let stage: Int
    private let registry: RouteRegistry
    private var prepared: (plain: PlainRouter, urls: URLs)?

    init(_ stage: Int, in registry: RouteRegistry = .shared) {
        self.stage = stage
        self.registry = registry
        count = SectionURLs.stages[stage]
    }

    func work(_ loop: @escaping (PlainRouter, URLs, _ operations: Int) throws -> Void) -> BenchCase.Work {
        { operations in
            let (plain, urls) = try self.prepare()
            try loop(plain, urls, operations)
        }
    }

    private func prepare() throws -> (plain: PlainRouter, urls: URLs) {
        if let prepared { return prepared }
        // The registry ignores providers that it has already.
        registry.register([PageRouter.self] + SectionRouters.all[0...stage])
        let made = (
            plain: PlainRouter((0..<count).map(SectionURLs.pattern) + ["notes://desk/shelf-0/:name/pages/:page(Int)"]),
            urls: URLs(count)
        )
        try registry.run { try Self.prove(made.plain, made.urls) }
        prepared = made
        return made
    }

    /// Verifies that the measured operations give correct results.
    private static func prove(_ plain: PlainRouter, _ urls: URLs) throws {
        guard urls.hits.allSatisfy({ Router.canOpen(url: $0) && plain.match($0)?.captures.count == 2 }),
            !urls.misses.contains(where: { Router.canOpen(url: $0) || plain.match($0) != nil })
        else { throw BenchError("a URL does not lead where it has to") }
        for (page, url) in zip((0..<64).map(Page.init), urls.pages) {
            guard try Router.destination(serviceURL: url) as? Page == page, plain.page(url) as? Page == page,
                try PageRouter.written(page) == url
            else { throw BenchError("'\(url)' is not opened and written as it has to be") }
        }
    }
}
