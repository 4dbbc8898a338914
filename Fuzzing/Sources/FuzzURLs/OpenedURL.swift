// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What a URL has led to: what the provider was given, to be compared and written again.
protocol OpenedURL: Sendable {
    var value: OpenedValue { get }
    /// The URL of the same values, by the same provider.
    func written() throws(RouteError) -> String
}

/// Who was led to, with which values.
struct OpenedValue {
    let provider: String
    var values = URLValues()
    var typed: TypedValues?
}

extension OpenedValue: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        one.provider == other.provider && one.values == other.values && one.scalars == other.scalars
    }

    /// Two strings are equal if they are the same characters; a URL has to keep the scalars too. And no number equals itself
    /// that is none.
    private var scalars: [Unicode.Scalar] { Array("\(String(describing: typed))".unicodeScalars) }
}
