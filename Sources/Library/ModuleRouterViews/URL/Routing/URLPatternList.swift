// SPDX-License-Identifier: Apache-2.0

import RouteTables
import URLPatterns

/// The URL patterns of a provider in one registry. Each pattern is read at its first use.
final class URLPatternList<Configuration>: ProviderURLs, @unchecked Sendable {  // The patterns are locked.
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

        /// Returns the pattern, which is read at its first use.
        ///
        /// The text of a pattern is code of the app and may use the router, so no lock is held while it is evaluated. If
        /// several threads read the text, the first result is kept.
        ///
        /// - Returns: Nil if called while this thread evaluates the text of the same pattern.
        /// - Throws: The failure of a pattern with a syntax error.
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

    /// Returns the URL of a configuration, by the first pattern that has a URL for it and reads that URL back as the same
    /// values.
    ///
    /// - Parameter scheme: The scheme of the URL; nil for the first pattern that applies.
    /// - Throws: `RouteError` if no pattern has a URL for the configuration.
    override func url(of subject: URLSubject, _ scheme: String?) throws -> String {
        guard let configuration = subject.configuration as? Configuration else {
            preconditionFailure("the configuration is that of the provider")
        }
        return try url(of: configuration, scheme: scheme, for: subject.key)
    }

    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    private func url(of configuration: Configuration, scheme: String?, for key: RouteKey) throws -> String {
        var failure: (any Error)?
        for item in patterns.withLock({ $0 }) {
            do {
                guard let pattern = try item.compiled() else { continue }
                return try pattern.url(of: configuration, scheme: scheme) { url in
                    let match = RouteRegistry.current.first { $0.urlTable.match(url) }
                    // A narrower pattern may match the URL too.
                    guard let match, match.entry.item === item else {
                        throw URLNotWritten(
                            reason:
                                "'\(url)' leads to '\(match?.entry.text ?? "nothing")' of \(match?.entry.owner ?? "none")"
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
