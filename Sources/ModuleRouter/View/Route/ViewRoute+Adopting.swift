// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// The route of a view that a host shows, and that no route has shown: a tab that the app has put into its place itself. It is
    /// told of to nobody as it comes; what becomes of it later, as of every other.
    ///
    /// Nothing but its class says who has made a view: it is the one that is looked for if that is the class of the provider.
    ///
    /// - Parameters:
    ///   - traits: Those of the provider.
    ///   - isMeant: Whether a view is the one that the configuration means.
    func adopted(
        from host: any ViewRouteHost, of traits: ViewRouteTraits, where isMeant: (AnyObject) -> Bool
    ) -> ViewRoute? {
        var found: (route: ViewRoute, view: AnyObject)?
        let presentation = host.presentation { view in
            guard traits.isDefault(ofClass: type(of: view), in: registry), ShownViews.route(of: view) == nil,
                isMeant(view), traits.acceptsExternal(view, nil),
                let entry = registry.viewEntries(ofClass: type(of: view)).first
            else { return nil }
            let route = Router.erased(entry, registry, location).unperformed(path: .makeDestination).route
            let transition = ViewTransition(.makeDestination, ViewRouteOptions(), view: nil, of: route)
            route.transition = transition
            route.destination = view
            found = (route, view)
            return transition
        }
        guard let presentation, let (route, view) = found else { return nil }
        route.stands(presentation, of: view, in: host)
        return route
    }

    private func stands(_ presentation: any ViewPresentation, of view: AnyObject, in host: any ViewRouteHost) {
        self.host = host
        self.presentation = presentation
        hooked = registry.views.providers(ofClass: type(of: view), in: registry)
        state = .routed
        ShownViews.add(self, ObjectIdentifier(view))
    }
}

extension ViewRouteTraits {
    /// Whether the provider is the default one of a class, and not only since it is that of a superclass.
    @MainActor fileprivate func isDefault(ofClass type: AnyClass, in registry: RouteRegistry) -> Bool {
        let views = registry.views
        guard views.providers(ofClass: type, in: registry).first === self else { return false }
        guard let superclass = _getSuperclass(type) else { return true }
        return views.providers(ofClass: superclass, in: registry).first !== self
    }
}
