// SPDX-License-Identifier: Apache-2.0

import CModuleRouter
import ModuleRouterViews
import RouteTables

/// Registers a provider of views by calls instead of a list of `routes`, because its types are known only at run time.
package final class ViewRegistrar {
    package typealias Paths = DynamicViews.Paths
    package typealias Traits = DynamicViews.Traits
    package typealias Instance = DynamicViews.Instance

    private let factory: DynamicViewFactory
    /// The batch of the registrations. For a closure it is the batch of the caller, with its other registrations.
    package let batch: RegistrationBatch
    package private(set) var bindsClass = false
    /// The destination classes of a closure; nil for a provider.
    private let classes: RegisteredClasses?

    /// - Parameters:
    ///   - provider: The provider that messages name; nil for a closure.
    ///   - batch: The batch of the registry that receives the registrations.
    ///   - classes: The destination classes of a closure that registers in several batches.
    ///   - applying: Copies the performer's settings to the configuration, if the performer knows only the plain configuration.
    package init(
        _ provider: Any.Type?, in batch: RegistrationBatch, _ traits: Traits,
        classes: RegisteredClasses = RegisteredClasses(),
        makeConfiguration: @escaping @MainActor () -> AnyObject,
        applying: @escaping @MainActor (RouteConfiguration, AnyObject) -> Void,
        makeInstance: @escaping @MainActor (AnyObject) -> Instance
    ) {
        factory = DynamicViews.factory(
            provider, traits, makeConfiguration: makeConfiguration, applying: applying, makeInstance: makeInstance)
        self.batch = provider == nil ? batch : RegistrationBatch(owner: batch.owner)
        self.classes = provider == nil ? classes : nil
    }

    /// Adds the registrations of a provider to a batch. The registrations of a closure are already there.
    ///
    /// - Parameter together: Whether the provider registers nothing else. It is then registered once, even if it is added several
    ///   times.
    package func finish(_ provider: any RouteProvider.Type, in batch: RegistrationBatch, together: Bool) {
        batch.add(provider, factory: factory, isOfViews: true, self.batch, together: together)
    }

    package func provide<Protocol>(_: RoutableView<Protocol>, at location: RouteLocation) {
        let slot = RoutableView<Protocol>.slot
        batch.add(
            factory.entry(slot, at: location) { try DynamicDestination.shown($0, as: Protocol.self, for: slot.key) })
        batch.add(.detail(ConformanceCheck.destination(Protocol.self, slot, at: location, classes: classes)))
    }

    package func provide<Module>(_: RoutableViewModule<Module>, at location: RouteLocation) {
        let slot = RoutableViewModule<Module>.slot
        batch.add(
            factory.moduleEntry(slot, at: location) {
                try DynamicDestination.shown($0, as: Module.self, for: slot.key)
            })
        batch.add(.detail(ConformanceCheck.configuration(Module.self, slot, at: location)))
    }

    package func add(identifier: String, at location: RouteLocation) {
        batch.add(.identifier(identifier, factory.anyEntry(at: location)))
    }

    func bind<Object: AnyObject>(_ type: Object.Type, exclusive: Bool, at location: RouteLocation) {
        bind(ClassBinding(type: type, isExclusive: exclusive, location: location) { $0 is Object.Type })
    }

    package func bind(_ binding: ClassBinding) {
        bindsClass = true
        classes?.add(binding)
        batch.add(.destinationClass(binding) { [factory] in factory.anyEntry(at: binding.location) })
    }

    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    package func add(
        urlPattern text: String, by sender: URLSender, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @MainActor (URLActionCall, AnyObject) -> Void
    ) {
        batch.add(.detail(factory.urlEntry(.dynamic(text, sender, location, fill), key: batch.firstKey, act: act)))
    }

    package func add(_ fault: RouteFault) { batch.add(.detail(fault)) }
}

package typealias DynamicViewFactory = ViewFactory<AnyObject, AnyObject>

extension ViewFactory: DynamicFactory {
    var checkedConfiguration: AnyObject? {
        guard module_router_is_main_actor() else { return nil }
        // This code runs synchronously on the main actor, so nothing crosses an isolation boundary.
        return MainActor.assumeIsolated {
            nonisolated(unsafe) let made = ClassInstance.boxing(makeConfiguration())
            return Crossing(made)
        }.made
    }
}

/// The result of a call to the main actor from the main thread. It stays on that thread.
private struct Crossing: @unchecked Sendable {
    let made: AnyObject

    init(_ made: AnyObject) { self.made = made }
}
