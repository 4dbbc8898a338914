// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import URLPatterns

/// Makes lists of links for a few hosts, and URLs that resemble them.
struct RandomLinks {
    private var random: SplitMix64
    private var names = 0

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func isChosen(oneIn count: Int) -> Bool { Int.random(in: 1...count, using: &random) == 1 }

    // MARK: Links

    mutating func links() throws -> [Link] {
        let hosts = isChosen(oneIn: 3) ? ["a.b", ":h", ":team.a.b"] : ["a.b"]
        return try (0..<Int.random(in: 1...5, using: &random)).map { number in
            names = 0
            let path = (0..<pick([0, 1, 1, 2, 2, 2, 3])).map { _ in "/" + segment() }.joined()
            let rest = isChosen(oneIn: 6) ? "/*rest" : path.isEmpty ? "/" : ""
            let query = pick([
                "", "", "", "", "?q=:q", "?q", "?q=1", "?q=%40", "?q=:q(Int)", "?q=:q(Bool)", "?n=:n(Int)?", "?n=:n?",
            ])
            let fragment =
                isChosen(oneIn: 5) ? "#" + pick(["", "/", "a/"]) + (isChosen(oneIn: 5) ? "*end" : segment()) : ""
            let link = Self.link(
                "https://\(pick(hosts))\(path)\(rest)\(query)\(fragment)", sender: isChosen(oneIn: 3) ? .app : .outside,
                line: number)
            _ = try link.syntax.get()
            return link
        }
    }

    static func link(_ pattern: String, sender: Link.Sender = .outside, line: Int = 1) -> Link {
        Link(
            pattern, [.text(pattern)], sender: sender, target: .provider(name: "Provider", keys: []), module: "App",
            location: SourceLocation(file: "App/main.swift", line: line, column: 1))
    }

    private mutating func segment() -> String {
        guard isChosen(oneIn: 2) else {
            return pick(["a", "a", "b", "ab", "admin", "@", "x+y", "(1)", "c$d", "é", "z%20y", "k*", "t%3F", "1"])
        }
        names += 1
        let placeholder = ":p\(names)"
        switch Int.random(in: 0...11, using: &random) {
        case 0: return placeholder + "(Int)"
        case 1: return placeholder + "(UInt)"
        case 2: return placeholder + "(Bool)"
        case 3: return placeholder + "(a|é)"
        case 4: return placeholder + "(Double)"
        case 5: return placeholder + "(UUID)"
        case 6: return "@" + placeholder
        case 7: return "+" + placeholder
        case 8: return placeholder + ".html"
        case 9: return placeholder + "(Int)" + ".html"
        default: return placeholder
        }
    }

    // MARK: URLs

    mutating func url(near links: [Link]) throws -> String {
        let link = pick(links)
        let syntax = try link.syntax.get()
        let shape = pick(syntax.shapes)
        var host =
            switch shape.host {
            case .literal(let text): text
            case .any: pick(["a.b", "c"])
            case .labels: pick(["x.a.b", "a.b"])
            }
        if isChosen(oneIn: 15) { host = pick(["c.a.b", "other", "a.b"]) }
        var segments = shape.segments.map { segment in
            switch segment {
            case .literal(let text): isChosen(oneIn: 8) ? pick(values) : text
            case .placeholder(let prefix, let number, let suffix):
                prefix + value(of: syntax.placeholders[number]) + suffix
            }
        }
        if shape.rest != nil { segments += (0..<pick([0, 1, 2, 3])).map { _ in pick(values) } }
        if isChosen(oneIn: 6) { segments.append(pick(values)) }
        if isChosen(oneIn: 12), !segments.isEmpty { segments.removeLast() }
        if isChosen(oneIn: 15) { segments.insert("", at: Int.random(in: 0...segments.count, using: &random)) }
        var text = "https://" + host + segments.map { "/" + written($0) }.joined()
        if isChosen(oneIn: 4) || segments.isEmpty && isChosen(oneIn: 2) { text += "/" }
        var items: [String] = []
        for item in shape.query where !isChosen(oneIn: 5) {
            switch item.value {
            case .present: items.append(pick(["q", "q=", "q=x"]))
            case .literal(let text): items.append(item.name + "=" + written(isChosen(oneIn: 5) ? pick(values) : text))
            case .placeholder(let number):
                items.append(item.name + "=" + written(value(of: syntax.placeholders[number])))
            }
        }
        if isChosen(oneIn: 6) { items.append(pick(["utm=1", "z"])) }
        if !items.isEmpty { text += "?" + items.joined(separator: "&") }
        if let fragment = shape.fragment, !isChosen(oneIn: 6) {
            var segments = fragment.segments.map { segment in
                switch segment {
                case .literal(let text): isChosen(oneIn: 8) ? pick(values) : text
                case .placeholder(let prefix, let number, let suffix):
                    prefix + value(of: syntax.placeholders[number]) + suffix
                }
            }
            if fragment.rest != nil { segments += (0..<pick([0, 1, 2])).map { _ in pick(values) } }
            if isChosen(oneIn: 6) || segments == [""] { segments.append("") }
            return text + "#" + segments.map { written($0) }.joined(separator: "/")
        }
        return isChosen(oneIn: 10) ? text + pick(["#f/a", "#", "#a", "#/b"]) : text
    }

    private let values = [
        "a", "b", "ab", "admin", "adm", "admins", "1", "-1", "0", "true", "1.5", "é", "z y", "@x", "+x", "@", "+",
        "x.html", "1.html",
        "x+y", "(1)", "k*", "(2)", "a/b", ".html", "12345678-1234-1234-1234-123456789abc",
    ]

    private mutating func value(of placeholder: URLPlaceholder) -> String {
        let accepted = values.filter { placeholder.shape.accepts($0) }
        return isChosen(oneIn: 5) || accepted.isEmpty ? pick(values) : pick(accepted)
    }

    /// Returns a text as a system writes it. One text has reserved characters either plain or encoded.
    private mutating func written(_ text: String) -> String {
        let isEncoded = isChosen(oneIn: 3)
        return text.unicodeScalars.map { scalar in
            if "@+()$*".unicodeScalars.contains(scalar), !isEncoded { return String(scalar) }
            return scalar == "."
                ? "."
                : PercentCoding.encoded(String(scalar), for: .hostLabel).replacing("+", with: "%2B").replacing(
                    "$", with: "%24"
                ).replacing("(", with: "%28").replacing(")", with: "%29").replacing("*", with: "%2A")
        }.joined()
    }
}
