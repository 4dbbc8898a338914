// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The same patterns for every input.
enum FixedRoutes {
    static let registry: RouteRegistry = {
        let registry = RouteRegistry {
            LooseRouter.self
            TypedRouter.self
            CodedRouter.self
        }
        registry.redirectURL("fuzz-old://{n|note}/:note?x=:x?", to: "fuzz://note/:note")
        registry.redirectURL("fuzz-old://round/*path", to: "fuzz-old://round/*path")
        let faults = registry.validate()
        guard faults.isEmpty else { fatalError("\(faults)") }
        return registry
    }()

    /// Writes URLs of values: where that succeeds, they lead to the same values.
    static func checkWriting(_ texts: [String]) {
        var values = TypedValues()
        values.text = texts.first ?? ""
        values.tags = Array(texts.dropFirst())
        values.rest = values.tags
        values.note = texts.last
        values.number = values.text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
        values.small = Int8(truncatingIfNeeded: values.number)
        values.share = Double(bitPattern: UInt64(bitPattern: Int64(values.number)))
        values.flag = values.number.isMultiple(of: 2)
        values.page = values.flag ? values.number >> 8 : nil
        values.kind = TypedValues.Kind.allCases[Int(values.number.magnitude % 3)]
        values.word = texts.last.flatMap { Word(urlText: $0) } ?? values.word
        values.numbers = values.tags.map { UInt($0.utf8.count) }
        checkWriting(TypedRouter.Opened(typed: values))
        checkWriting(CodedRouter.Opened(typed: values))
        for name in ["note", "call", "tenant", "address", "q", "site", "section", "two2"] {
            var values = URLValues()
            values[name] = texts.first
            checkWriting(LooseRouter.Opened(values: values))
        }
        var several = URLValues()
        several.set("path", to: texts)
        checkWriting(LooseRouter.Opened(values: several))
    }

    private static func checkWriting(_ destination: some OpenedURL) {
        guard let url = try? destination.written() else { return }
        guard let opened = OpenedURLs.open(url) else { fatalError("'\(url)' of \(destination.value) leads nowhere") }
        // By a pattern that does not say all of it, the rest is as in the configuration that a route begins with.
        guard let written = try? opened.written() else { fatalError("'\(url)' leads to what has no URL") }
        require(written == url, "'\(url)' of \(destination.value) leads to '\(written)'")
        if destination.isSaidWhole(by: url) {
            require(opened.value == destination.value, "'\(url)' leads to \(opened.value), not \(destination.value)")
        }
    }
}

extension OpenedURL {
    /// Whether the pattern of a URL has a place for each of the values.
    fileprivate func isSaidWhole(by url: String) -> Bool {
        value.typed == nil || url.hasPrefix("typed://all/")
    }
}
