// SPDX-License-Identifier: Apache-2.0

/// The URL patterns of a provider, in one registry. Each is read when it is first needed.
final class URLPatternList<Configuration>: Sendable {
    private let patterns = Locked<[Item]>([])

    /// One pattern.
    final class Item: Sendable {
        private struct State {
            var compiled: Result<CompiledURLPattern<Configuration>, URLPatternSyntax.Failure>?
            /// The threads that are reading the pattern.
            var readers: Set<UInt> = []
        }

        private let content: URLPatternContent<Configuration>
        private let state = Locked(State())

        init(_ content: URLPatternContent<Configuration>) { self.content = content }

        /// The pattern, read when it is first needed.
        ///
        /// Its text is code of the app, which may use the router: no lock is held meanwhile. Of several threads that read the
        /// text, the first one's result is kept.
        ///
        /// - Returns: Nil within the text itself: there is no such pattern yet.
        @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
        func compiled() throws(URLPatternSyntax.Failure) -> CompiledURLPattern<Configuration>? {
            if let known = state.withLock({ $0.compiled }) { return try known.get() }
            let thread = currentThread()
            guard state.withLock({ $0.readers.insert(thread).inserted }) else { return nil }
            let compiled = Result { () throws(URLPatternSyntax.Failure) in
                try CompiledURLPattern(content.text(), content.reading)
            }
            return try state.withLock { state in
                state.readers.remove(thread)
                if state.compiled == nil { state.compiled = compiled }
                return state.compiled ?? compiled
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
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    func url(of configuration: Configuration, scheme: String?, for key: RouteKey) throws -> String {
        var failure: (any Error)?
        for item in patterns.withLock({ $0 }) {
            do {
                guard let pattern = try item.compiled() else { continue }
                return try pattern.url(of: configuration, scheme: scheme) { url in
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
