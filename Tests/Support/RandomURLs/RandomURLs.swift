// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
package import ModuleRouterViews
package import URLPatterns

/// Makes patterns of few different parts, so that many patterns match the same URLs, and URLs that are similar to them.
package struct RandomURLs {
    private var random: SeededRandomNumberGenerator
    private var names = 0
    /// Whether placeholders may have text around them.
    private let hasTextAround: Bool

    package init(seed: UInt64, hasTextAround: Bool = true) {
        random = SeededRandomNumberGenerator(seed: seed)
        self.hasTextAround = hasTextAround
    }

    package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
    private mutating func isChosen(oneIn count: Int) -> Bool { number(1...count) == 1 }

    // MARK: Patterns

    /// Returns patterns that are mostly alike: with one length and one host.
    package mutating func patterns(_ count: ClosedRange<Int>) throws -> [URLPatternSyntax] {
        let length = number(0...3)
        let scheme = pick(["a", "a", "http", ""])
        let host = host()
        return try (0..<number(count)).map { _ in
            names = 0
            var text = isChosen(oneIn: 8) ? pick(["a", "http"]) : scheme
            text += "://" + (isChosen(oneIn: 3) ? self.host() : host)
            text += pattern(length: isChosen(oneIn: 5) ? number(0...3) : length)
            return try URLPatternSyntax([.text(text)])
        }
    }

    private mutating func pattern(length: Int) -> String {
        var text = isChosen(oneIn: 8) ? pick([":80", ":8080"]) : ""
        for _ in 0..<length {
            if isChosen(oneIn: 8) {
                text += "{/\(segment())|}"
            } else if isChosen(oneIn: 8) {
                text += "{/\(segment())|/\(segment())}"
            } else {
                text += "/" + segment()
            }
        }
        if isChosen(oneIn: 5) { text += "/*\(name())" }
        let items = ["a", "b", "é c"].shuffled(using: &random).prefix(pick([0, 0, 0, 1, 1, 2])).map { item($0) }
        if !items.isEmpty { text += "?" + items.joined(separator: "&") }
        return isChosen(oneIn: 4) ? text + fragment() : text
    }

    private mutating func fragment() -> String {
        let segments = (0..<number(1...2)).map { _ in segment() }.joined(separator: "/")
        let whole = pick(["", "/"]) + segments
        return switch number(0...7) {
        case 0: "#*\(name())"
        case 1: "#\(whole)/*\(name())"
        case 2: "{#\(whole)|}"
        default: "#" + whole
        }
    }

    private mutating func name() -> String {
        names += 1
        return "p\(names)"
    }

    private mutating func placeholder() -> String {
        ":" + name() + pick(["", "", "(Int)", "(UInt)", "(Bool)", "(a|b)", "(1|b|é)", "(Double)"])
    }

    private mutating func host() -> String {
        if isChosen(oneIn: 2) { return pick(["", "h", "h", "h.a", "[::1]", "É"]) }
        // No other placeholder has this name.
        if isChosen(oneIn: 2) { return ":h" + pick(["", "(a|h)", "(h|1)", "(Int)"]) }
        return pick(["h.", "a.", "a:h1."]) + label()
    }

    private mutating func label() -> String {
        isChosen(oneIn: 2) ? around(":h" + pick(["", "(a|b)"])).replacing("%25", with: "%62") : pick(["h", "a"])
    }

    private mutating func segment() -> String {
        isChosen(oneIn: 2) ? pick(["a", "a", "b", "1", "true", "é", "%2F", "a%31"]) : around(placeholder())
    }

    private mutating func around(_ placeholder: String) -> String {
        guard hasTextAround, isChosen(oneIn: 3) else { return placeholder }
        // A name ends at the first character that is neither a letter nor a digit.
        let after = placeholder.hasSuffix(")") ? pick(["", "1", "b", "11", "é"]) : pick(["", ".", "%31", "%25"])
        return pick(["", "a", "1", "é"]) + placeholder + after
    }

    private mutating func item(_ name: String) -> String {
        name + pick(["", "=", "=a", "=1", "=" + placeholder() + pick(["", "?", "*"])])
    }

    // MARK: Values

    /// Returns values for which a pattern may have a URL.
    package mutating func values(of pattern: URLPatternSyntax) -> URLValues {
        var found = URLValues()
        for placeholder in pattern.placeholders {
            guard let name = placeholder.name else { continue }
            let count = placeholder.quantity == .many ? number(0...3) : isChosen(oneIn: 3) ? 0 : 1
            found.set(name, to: (0..<count).map { _ in value(of: placeholder) })
        }
        return found
    }

    // MARK: URLs

    /// Returns a URL that matches or almost matches one of the patterns.
    package mutating func url(near patterns: [URLPatternSyntax], mutations: ClosedRange<Int>) -> String {
        let pattern = pick(patterns)
        let shape = pick(pattern.shapes)
        var text = isChosen(oneIn: 6) ? shape.scheme.uppercased() : shape.scheme
        if case .literal("") = shape.host, isChosen(oneIn: 2) { text += pick([":", ":/"]) } else { text += "://" }
        if isChosen(oneIn: 12) { text += pick(["u@", "u:p@", "@", "a@b@"]) }
        switch shape.host {
        case .literal(let host): text += host.hasPrefix("[") ? host : written(host)
        case .any(let placeholder): text += written(value(of: pattern.placeholders[placeholder], ["h", "h.a", "H.A"]))
        case .labels(let labels):
            for (index, label) in labels.enumerated() { text += (index > 0 ? "." : "") + written(label, of: pattern) }
        }
        if let port = shape.port {
            text += ":\(port)"
        } else if isChosen(oneIn: 12) {
            text += pick([":80", ":", ":8080"])
        }
        for segment in shape.segments { text += "/" + written(segment, of: pattern) }
        if shape.rest != nil { for _ in 0..<number(0...3) { text += "/" + written(pick(values + [""])) } }
        if isChosen(oneIn: 6) { text += "/" }
        let items = (shape.query + (isChosen(oneIn: 4) ? shape.query : [])).shuffled(using: &random)
        if !items.isEmpty { text += "?" + items.map { written($0, of: pattern) }.joined(separator: "&") }
        if let fragment = shape.fragment {
            var segments = fragment.segments.map { written($0, of: pattern) }
            if fragment.rest != nil { segments += (0..<number(0...3)).map { _ in written(pick(values + [""])) } }
            if isChosen(oneIn: 6) || segments == [""] { segments.append("") }
            text += "#" + segments.joined(separator: "/")
        } else if isChosen(oneIn: 10) {
            text += pick(["#f?a=1", "#", "#/", "#a", "#/1"])
        }
        if isChosen(oneIn: 2) { return text }
        for _ in 0..<number(mutations) { mutate(&text) }
        return text
    }

    /// Returns the URL with very long values and a very long query.
    package static func lengthened(_ url: String) -> String {
        let zeros = String(repeating: "0", count: URLReadings.shortLength + 6)
        let long = url.replacing("/1", with: "/\(zeros)1").replacing("=1", with: "=\(zeros)1")
        let beforeFragment = long.prefix { $0 != "#" }
        return beforeFragment + (beforeFragment.contains("?") ? "&" : "?") + "-=" + zeros
            + long.dropFirst(beforeFragment.count).replacing("#1", with: "#\(zeros)1")
    }

    private let values = ["a", "b", "1", "-1", "0", "true", "ab", "11", "é", "%", "a/b", "1b", "a1", "1.5"]

    /// Returns a valid value in most cases, and sometimes an arbitrary text.
    private mutating func value(of placeholder: URLPlaceholder, _ more: [String] = []) -> String {
        let accepted = (values + more).filter(placeholder.shape.accepts)
        return isChosen(oneIn: 6) || accepted.isEmpty ? pick(values + more) : pick(accepted)
    }

    private mutating func written(_ segment: URLPatternShape.Segment, of pattern: URLPatternSyntax) -> String {
        switch segment {
        case .literal(let text): written(text)
        case .placeholder(let prefix, let placeholder, let suffix):
            written(prefix + value(of: pattern.placeholders[placeholder]) + suffix)
        }
    }

    private mutating func written(_ item: URLPatternShape.QueryItem, of pattern: URLPatternSyntax) -> String {
        let name = written(item.name)
        switch item.value {
        case .literal(let text): return name + "=" + written(isChosen(oneIn: 4) ? pick(values) : text)
        case .present: return isChosen(oneIn: 2) ? name : name + "=" + written(pick(values))
        case .placeholder(let placeholder):
            let value = value(of: pattern.placeholders[placeholder], [""])
            return isChosen(oneIn: 5) ? name : name + "=" + (isChosen(oneIn: 8) ? "" : written(value))
        }
    }

    /// Returns the text with some bytes escaped and some in upper case.
    private mutating func written(_ text: String) -> String {
        let isEscaped = isChosen(oneIn: 5)
        var result = ""
        for scalar in text.unicodeScalars {
            let isPlain =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "-.".unicodeScalars.contains(scalar)
            if isPlain, !isEscaped || isChosen(oneIn: 2) {
                result += isChosen(oneIn: 12) ? scalar.properties.uppercaseMapping : String(scalar)
            } else {
                for byte in String(scalar).utf8 {
                    result += "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
                }
            }
        }
        return result
    }

    private mutating func mutate(_ text: inout String) {
        var scalars = Array(text.unicodeScalars)
        let place = number(0...scalars.count)
        let added = pick(Array("ab1H/:?&=#%+@.[]\\ é86-*\0".unicodeScalars))
        switch number(0...3) {
        case 0: scalars.insert(added, at: place)
        case 3:
            scalars.insert(
                contentsOf: Array(pick(["%00", "%2F", "%3A", "%2E", "%5B", "%40"]).unicodeScalars), at: place)
        case 1 where place < scalars.count: scalars.remove(at: place)
        default: if place < scalars.count { scalars[place] = added }
        }
        text = ""
        text.unicodeScalars.append(contentsOf: scalars)
    }
}
