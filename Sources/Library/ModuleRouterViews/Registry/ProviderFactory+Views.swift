// SPDX-License-Identifier: Apache-2.0

extension ProviderFactory {
    /// The factory of a provider of views.
    convenience init<Destination, Configuration>(views factory: ViewFactory<Destination, Configuration>) {
        self.init(isOfViews: true, classEntry: { factory.anyEntry(at: $1) }, make: { factory })
    }
}
