// SPDX-License-Identifier: Apache-2.0

extension ProviderSource {
    /// The source of a provider of views.
    convenience init<Destination, Configuration>(views source: ViewSource<Destination, Configuration>) {
        self.init(isOfViews: true, classEntry: { source.anyEntry(at: $1) }, make: { source })
    }
}
