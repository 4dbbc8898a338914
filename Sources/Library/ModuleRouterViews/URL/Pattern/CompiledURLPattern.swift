// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// A parsed pattern, together with the configuration type that its values fill.
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

    /// Returns the values of the named placeholders in a URL. A placeholder for any number of values has an empty list if it
    /// is absent.
    static func values(_ texts: [[String]?], _ placeholders: [URLPlaceholder]) -> URLValues {
        var values: [String: [String]] = [:]
        for (placeholder, texts) in zip(placeholders, texts) {
            if let name = placeholder.name { values[name] = texts ?? (placeholder.quantity == .many ? [] : nil) }
        }
        return URLValues(texts: values)
    }

    /// The first name that sets no property, as far as this is known without a URL.
    var unreadName: URLUnreadName? { reading.unread(syntax.placeholders) }

    /// Sets a configuration from a matching URL.
    ///
    /// - Parameter texts: The captured texts of the placeholders.
    /// - Throws: An error of a closure or the decoder; `URLNotRead` if a text is not a value of its property.
    func fill(_ configuration: inout Configuration, from url: RouteURL, _ texts: [[String]?]) throws {
        try reading.filling(url, &configuration)
        try parts.setURL?(url, &configuration)
        for (number, field) in parts.fields.enumerated() {
            let texts = texts[number]
            // This shape of the pattern may have no place for the field. A required property is then left unchanged; others
            // are set to nil, to their default or to an empty list.
            guard texts != nil || field.placeholder.quantity != .one else { continue }
            guard try field.assign(texts ?? [], &configuration) else {
                throw URLNotRead(reason: "its value '\((texts ?? []).joined(separator: "/"))' cannot be read")
            }
        }
    }

    /// Returns the URL of a configuration: the first URL that has a place for each value and is read back as the same values.
    ///
    /// - Parameters:
    ///   - scheme: The scheme of the URL in lower case; nil for any.
    ///   - read: Returns the captured texts of a URL. Throws if the URL leads to another route.
    /// - Throws: `URLNotWritten`; an error of a closure or an encoder of the configuration.
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

    /// Whether URLs are written from key paths only, although the configuration can be encoded.
    private var isOfKeyPaths: Bool {
        reading.isCoded && !parts.fields.isEmpty && syntax.placeholders.allSatisfy { $0.name == nil }
    }

    /// Returns whether a URL is read back as the values that it was written from.
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
    /// Normalises values for comparison: joins a single-text rest and treats an empty list as absent.
    fileprivate func value(_ texts: [String]?) -> [String]? {
        guard let texts, quantity == .one || !texts.isEmpty else { return nil }
        return quantity == .many ? texts : [texts.joined(separator: "/")]
    }
}

/// The reason why a URL that matches a pattern cannot fill a configuration.
struct URLNotRead: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
