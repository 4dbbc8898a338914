// SPDX-License-Identifier: Apache-2.0

/// A pattern of a configuration's type, read.
struct CompiledURLPattern<Configuration>: Sendable {
    private let parts: URLPatternParts<Configuration>
    private let reading: URLReading<Configuration>
    let syntax: URLPatternSyntax

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    init(
        _ parts: URLPatternParts<Configuration>, _ reading: URLReading<Configuration>
    ) throws(URLPatternSyntax.Failure) {
        self.parts = parts
        self.reading = reading
        syntax = try URLPatternSyntax(parts.pieces, keyPaths: parts.fields.map(\.placeholder))
    }

    /// The named placeholders of a URL. Those that take any number have none rather than being missing.
    static func values(_ texts: [[String]?], _ placeholders: [URLPlaceholder]) -> URLValues {
        var values: [String: [String]] = [:]
        for (placeholder, texts) in zip(placeholders, texts) {
            if let name = placeholder.name { values[name] = texts ?? (placeholder.quantity == .many ? [] : nil) }
        }
        return URLValues(texts: values)
    }

    /// The first name that sets nothing, as far as that is known without a URL.
    var unreadName: URLUnreadName? { reading.unread(syntax.placeholders) }

    /// Sets a configuration from a URL that matches.
    ///
    /// - Parameter texts: What the placeholders have taken.
    func fill(_ configuration: inout Configuration, from url: RouteURL, _ texts: [[String]?]) throws {
        try reading.filling(url, &configuration)
        try parts.setOrigin?(url, &configuration)
        for (number, field) in parts.fields.enumerated() {
            let texts = texts[number]
            // A pattern of several shapes may have no place for it in this one: then it is left alone, unless it may be nil.
            guard texts != nil || field.placeholder.quantity != .one else { continue }
            guard try field.assign(texts ?? [], &configuration) else {
                throw URLNotRead(reason: "its value '\((texts ?? []).joined(separator: "/"))' cannot be read")
            }
        }
    }

    /// The URL of a configuration: of those that have a place for each value, the first one that is read as it was written.
    ///
    /// - Parameter read: What the placeholders take of a URL. It throws if the URL leads elsewhere.
    /// - Throws: `URLNotWritten`; what a closure or an encoder of the configuration throws.
    func url(
        of configuration: Configuration, scheme: String? = nil, reading read: (String) throws -> [[String]?]
    ) throws -> String {
        let values = isOfKeyPaths ? [:] : try reading.printing(configuration).texts.filter { !$0.value.isEmpty }
        let texts = try syntax.placeholders.enumerated().map { number, placeholder in
            if let name = placeholder.name { return values[name] }
            return try parts.fields[number].texts(configuration)
        }
        // A value without a place would be lost.
        let names = Set(syntax.placeholders.compactMap(\.name))
        if let lost = values.first(where: { !names.contains($0.key) }) {
            throw URLNotWritten(reason: "\(syntax.text) has no place for '\(lost.key)'")
        }
        var misread: URLNotWritten?
        for url in syntax.urls(of: texts, scheme: scheme) {
            let found = try read(url)
            if isSame(found, texts) { return url }
            misread =
                misread
                ?? URLNotWritten(
                    reason: "'\(url)' is read as \(description(of: found)), not as \(description(of: texts))")
        }
        throw misread
            ?? URLNotWritten(
                reason:
                    "\(syntax.text) has no URL for \(description(of: texts))\(scheme.map { " with the scheme '\($0)'" } ?? "")"
            )
    }

    /// Whether it says by key paths alone what a URL is written from, though the configuration could be encoded.
    private var isOfKeyPaths: Bool {
        reading.isCoded && !parts.fields.isEmpty && syntax.placeholders.allSatisfy { $0.name == nil }
    }

    /// Whether a URL was read as it was written.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    private func isSame(_ read: [[String]?], _ written: [[String]?]) -> Bool {
        syntax.placeholders.indices.allSatisfy { number in
            let placeholder = syntax.placeholders[number]
            return placeholder.value(read[number]) == placeholder.value(written[number])
        }
    }

    private func description(of texts: [[String]?]) -> String {
        let values = zip(texts, syntax.placeholders).enumerated().map { number, value in
            let name = value.1.name.map { ":\($0)" } ?? "key path \(number + 1)"
            let text = value.0.map { $0.map { "'\($0)'" }.joined(separator: ", ") } ?? "nothing"
            return "\(name) = \(text.isEmpty ? "nothing" : text)"
        }
        return values.isEmpty ? "its configuration" : values.joined(separator: ", ")
    }
}

extension URLPlaceholder {
    /// Some texts as they are compared: the segments of a rest that is one text are that text, and none of many are nothing.
    fileprivate func value(_ texts: [String]?) -> [String]? {
        guard let texts, quantity == .one || !texts.isEmpty else { return nil }
        return quantity == .many ? texts : [texts.joined(separator: "/")]
    }
}

/// Why a URL that matches a pattern does not make a configuration.
struct URLNotRead: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
