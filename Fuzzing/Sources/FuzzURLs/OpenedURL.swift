// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A destination that stores the values of its URL, to compare them and to write the URL again.
protocol OpenedURL: Sendable {
    var value: OpenedValue { get }
    /// Returns the URL of the same values and the same provider.
    func written() throws(RouteError) -> String
}

/// The provider and the values that a URL opened.
struct OpenedValue {
    let provider: String
    var values = URLValues()
    var typed: TypedValues?
}

extension OpenedValue: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        one.provider == other.provider && one.values == other.values && one.scalars == other.scalars
    }

    /// The scalars of the typed values. Equal strings can have different scalars, and a URL must keep the scalars. NaN does not
    /// equal itself, but its text does.
    private var scalars: [Unicode.Scalar] { Array("\(String(describing: typed))".unicodeScalars) }
}
