// SPDX-License-Identifier: Apache-2.0

/// A provider in one registry.
///
/// Its keys are known from the beginning; its source and its entries are made when one of them is asked for. So an app that
/// registers a thousand providers makes no more than it uses.
final class RegisteredProvider: RouteOrigin, @unchecked Sendable {  // Immutable, but for an atomic word.
    /// What a provider is made of, once one of its keys was asked for.
    final class Installation: Sendable {
        let source: any AnyObject & Sendable
        let isOfViews: Bool
        let origins: [RouteOrigin]
        fileprivate let keys: [RegisteredKey]

        /// - Parameter batch: What the provider has registered for its source.
        init(_ source: any AnyObject & Sendable, isOfViews: Bool, _ batch: RouteBatch) {
            self.source = source
            self.isOfViews = isOfViews
            origins = batch.pending.origins
            keys = batch.pending.keys
        }
    }

    let type: any RouteProvider.Type
    private let made = KeptReference<Installation>()

    init(_ type: any RouteProvider.Type) { self.type = type }

    /// A provider that has registered already, by calls.
    init(_ type: any RouteProvider.Type, _ installation: Installation) {
        self.type = type
        _ = made.keep(installation)
    }

    /// Nil only within a `routes` that asks for its own routes again and again.
    func installation(in registry: RouteRegistry) -> Installation? {
        if let made = made.value { return made }
        defer { RouteDepth.leave() }
        guard RouteDepth.enter() else { return nil }
        let batch = RouteBatch(installing: type, owner: RouteOwner(registry: registry))
        type.register(in: batch)
        return batch.installation.map { made.keep($0) }
    }

    override func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? {
        installation(in: registry)?.keys.first { $0.id == id }?.origin.entry(for: id, in: registry)
    }

    override func source(
        of provider: any RouteProvider.Type, in registry: RouteRegistry
    ) -> (any AnyObject & Sendable)? {
        provider == type ? installation(in: registry)?.source : nil
    }

    override func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) {
        guard let installation = installation(in: registry) else { return }
        builder.add(type, installation, in: registry)
    }
}
