// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The rules for every URL and all patterns.
enum OpenedURLs {
    /// - Returns: The provider and values that the URL opens; nil if it opens nothing.
    @discardableResult
    static func check(_ url: String, isWritten: Bool = true) -> OpenedValue? {
        FuzzedLimits.check(url)
        let opened = open(url)
        require(Router.canOpen(url: url, by: .app) == (opened != nil), "'\(url)' can be opened, or cannot")
        let isOpen = Router.canOpen(url: url)
        require(isOpen == (open(url, by: .outside) != nil), "'\(url)' can be opened from outside, or cannot")
        require(!isOpen || opened != nil, "'\(url)' is open to the outside alone")
        // A variant has another length, so one of the two URLs may exceed a limit.
        for variant in FuzzedLimits.refuse(url) ? [] : variants(of: url) where !FuzzedLimits.refuse(variant) {
            let other = open(variant)
            require(
                other?.value == opened?.value,
                "'\(variant)' leads to \(String(describing: other?.value)), '\(url)' to \(String(describing: opened?.value))"
            )
        }
        if isWritten, let opened { checkWriting(opened, of: url) }
        return opened?.value
    }

    static func open(_ url: String, by sender: URLSender = .app) -> (any OpenedURL)? {
        guard let destination = try? Router.destination(serviceURL: url, by: sender) else { return nil }
        guard let opened = destination as? any OpenedURL else { fatalError("'\(url)' has led to \(destination)") }
        return opened
    }

    /// Checks that the opened values can be written, and that the written URL opens with the same values.
    private static func checkWriting(_ opened: any OpenedURL, of url: String) {
        let written: String
        do { written = try opened.written() } catch {
            // The written URL may be longer than the original.
            if error.code == .urlLimitExceeded { return }
            fatalError("'\(url)' leads to \(opened.value): \(error)")
        }
        require(!FuzzedLimits.areExceeded(by: written), "'\(written)' is written over a limit")
        let again = open(written)
        require(
            again?.value == opened.value,
            "'\(url)' leads to \(opened.value), '\(written)' to \(String(describing: again?.value))")
        require((try? again?.written()) == written, "'\(written)' is written otherwise when it has been read")
    }

    /// Returns equivalent URLs.
    private static func variants(of url: String) -> [String] {
        let utf8 = Array(url.utf8)
        func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
        var variants: [String] = []
        if let colon = utf8.firstIndex(of: UInt8(ascii: ":")) {
            let scheme = utf8[..<colon]
            variants.append(text(scheme.map { $0 ^ (isLetter($0) ? 0x20 : 0) } + utf8[colon...]))
            if utf8[colon...].starts(with: "://".utf8) {
                variants.append(text(utf8[..<(colon + 3)]) + "user:word@" + text(utf8[(colon + 3)...]))
            }
        }
        let beforeFragment = utf8.prefix { $0 != UInt8(ascii: "#") }
        let hasQuery = beforeFragment.contains(UInt8(ascii: "?"))
        let fragment = utf8.dropFirst(beforeFragment.count)
        // No pattern has a fragment with a broken escape.
        if fragment.isEmpty { variants.append(text(beforeFragment) + "#%") }
        variants.append(text(beforeFragment) + (hasQuery ? "&" : "?") + "-nobody-names-this=1" + text(fragment))
        if let variant = withEscape(Array(beforeFragment)) { variants.append(text(variant + fragment)) }
        return variants
    }

    /// Returns the URL with its last letter written as an escape.
    private static func withEscape(_ url: [UInt8]) -> [UInt8]? {
        guard let colon = url.firstIndex(of: UInt8(ascii: ":")), let last = url.lastIndex(where: isLetter), last > colon
        else { return nil }
        // The letter may itself be part of an escape.
        guard !url[max(0, last - 2)..<last].contains(UInt8(ascii: "%")) else { return nil }
        let digits = String(url[last], radix: 16, uppercase: true)
        return url[..<last] + [UInt8(ascii: "%")] + digits.utf8 + url[(last + 1)...]
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
}
