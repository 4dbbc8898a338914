// SPDX-License-Identifier: Apache-2.0

extension ViewRoute {
    /// Returns a new route for a view that the host shows without a route, such as a tab that the app installed itself.
    /// Adoption sends no events. Later events are reported as for any other view.
    ///
    /// The view is matched by class: the provider must be the default one of the view's own class, not only of a superclass.
    ///
    /// - Parameters:
    ///   - traits: The traits of the provider.
    ///   - isMeant: Returns whether a view matches the configuration.
    func adopted(
        from host: any ViewRouteHost, of traits: ViewProviderInfo, where isMeant: (AnyObject) -> Bool
    ) -> ViewRoute? {
        var found: (route: ViewRoute, view: AnyObject)?
        let presentation = host.presentation { view in
            guard traits.isDefault(ofClass: type(of: view), in: registry), ShownViews.route(of: view) == nil,
                isMeant(view), traits.acceptsExternal(view, nil),
                let entry = registry.viewEntries(ofClass: type(of: view)).first
            else { return nil }
            let route = Router.requested(entry, registry, at: location).route(path: .makeDestination)
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

extension ViewProviderInfo {
    /// Returns whether the provider is the default one of a class itself, not only of its superclass.
    @MainActor fileprivate func isDefault(ofClass type: AnyClass, in registry: RouteRegistry) -> Bool {
        let views = registry.views
        guard views.providers(ofClass: type, in: registry).first === self else { return false }
        guard let superclass = _getSuperclass(type) else { return true }
        return views.providers(ofClass: superclass, in: registry).first !== self
    }
}
