// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ModuleRouterViews

/// Routes with the same patterns for every input.
enum FixedRoutes {
    static let registry: RouteRegistry = {
        let registry = RouteRegistry {
            LooseRouter.self
            TypedRouter.self
            CodedRouter.self
        }
        registry.redirectURL("fuzz-old://{n|note}/:note?x=:x?", to: "fuzz://note/:note")
        registry.redirectURL("fuzz-old://round/*path", to: "fuzz-old://round/*path")
        FuzzedLimits.set(in: registry)
        let faults = registry.validate()
        guard faults.isEmpty else { fatalError("\(faults)") }
        return registry
    }()

    /// Writes values as URLs. Checks that each written URL opens with the same values.
    static func checkWriting(_ texts: [String]) {
        var values = TypedValues()
        values.text = texts.first ?? ""
        values.tags = Array(texts.dropFirst())
        values.rest = values.tags
        values.note = texts.last
        values.number = values.text.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
        values.small = Int8(truncatingIfNeeded: values.number)
        values.share = Double(bitPattern: UInt64(bitPattern: Int64(values.number)))
        // There is no URL for infinity or NaN.
        if !values.share.isFinite { values.share = 0 }
        values.flag = values.number.isMultiple(of: 2)
        values.page = values.flag ? values.number >> 8 : nil
        values.kind = TypedValues.Kind.allCases[Int(values.number.magnitude % 3)]
        values.word = texts.last.flatMap { Word(urlText: $0) } ?? values.word
        values.numbers = values.tags.map { UInt($0.utf8.count) }
        checkWriting(TypedRouter.Opened(typed: values)) { $0.hasPrefix("typed://all/") }
        checkWriting(CodedRouter.Opened(typed: values)) { _ in false }
        let names = ["note", "call", "tenant", "address", "q", "site", "section", "two2"]
        checkWriting(names[Int(values.number.magnitude % 8)], Array(texts.prefix(1)))
        checkWriting("path", texts)
    }

    private static func checkWriting(_ name: String, _ texts: [String]) {
        var values = URLValues()
        values.set(name, to: texts)
        guard let opened = checkWriting(LooseRouter.Opened(values: values), isWhole: { _ in false }) else { return }
        // Placeholders that may occur any number of times are present, but empty.
        require(
            opened.values.all(name).map { Array($0.utf8) } == texts.map { Array($0.utf8) },
            "\(texts) of '\(name)' have become \(opened.values)")
    }

    /// - Parameter isWhole: Whether the URL's pattern has a placeholder for every value.
    @discardableResult
    private static func checkWriting(
        _ destination: some OpenedURL, isWhole: (_ url: String) -> Bool
    ) -> OpenedValue? {
        guard let url = try? destination.written() else { return nil }
        guard let opened = OpenedURLs.check(url) else { fatalError("'\(url)' of \(destination.value) leads nowhere") }
        // If the pattern lacks a placeholder for some values, they keep the defaults of a new configuration.
        if isWhole(url) {
            require(opened == destination.value, "'\(url)' leads to \(opened), not \(destination.value)")
        }
        return opened
    }
}
