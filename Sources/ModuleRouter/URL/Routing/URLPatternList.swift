// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of a provider, in one registry. Each is read when it is first needed.
final class URLPatternList<Configuration>: Sendable {
    private let patterns = Locked<[Item]>([])

    /// One pattern.
    final class Item: Sendable {
        private let content: URLPatternContent<Configuration>
        private let state = Locked<Result<CompiledURLPattern<Configuration>, URLPatternSyntax.Failure>?>(nil)

        init(_ content: URLPatternContent<Configuration>) { self.content = content }

        func compiled() throws(URLPatternSyntax.Failure) -> CompiledURLPattern<Configuration> {
            try state.withLock { state in
                if let state { return state }
                let compiled = Result { () throws(URLPatternSyntax.Failure) in
                    try CompiledURLPattern(content.text(), content.reading)
                }
                state = compiled
                return compiled
            }.get()
        }
    }

    func add(_ pattern: URLPatternContent<Configuration>) -> Item {
        let item = Item(pattern)
        patterns.withLock { $0.append(item) }
        return item
    }

    /// The URL of a configuration, by the first pattern that has one for it, which is read again as it was written.
    ///
    /// - Parameter scheme: That of the URL; nil for whichever comes first.
    func url(of configuration: Configuration, scheme: String?, for key: RouteKey) throws -> String {
        var failure: (any Error)?
        for item in patterns.withLock({ $0 }) {
            do {
                return try item.compiled().url(of: configuration, scheme: scheme) { url in
                    let match = RouteRegistry.current.first { $0.urlTable.match(url) }
                    // A narrower pattern may have it.
                    guard let match, match.entry.item === item else {
                        throw URLNotWritten(
                            reason:
                                "'\(url)' leads to '\(match?.entry.text ?? "nothing")' of \(match?.entry.owner ?? "nobody")"
                        )
                    }
                    return match.texts
                }
            } catch {
                failure = failure ?? error
            }
        }
        throw RouteError.noURL(key, reason: "\(key) has no URL", underlyingError: failure)
    }
}
