// SPDX-License-Identifier: Apache-2.0

/// The result of resolving a path: the kind and options with which the view is shown.
@MainActor struct ViewPlan {
    var kind: ViewRouteKind
    var options: ViewRouteOptions
    /// Whether the provider performs the transition itself.
    var isCustom = false
    /// The route whose view is revealed.
    var revealed: ViewRoute?
    /// The path from which the plan follows, if it reveals a shown view and other transitions can therefore change the plan.
    var revealing: ViewRoutePath?
    /// The number of turns when the host was asked whether the view can be shown; nil if it was busy and was not asked.
    var askedAtTurn: Int?

    /// Whether the view is shown, not only made or prepared.
    var isShown: Bool { kind != .makeDestination }

    /// The plan of a route that prepares a view which is shown by other means.
    static var prepare: ViewPlan { ViewPlan(kind: .makeDestination, options: ViewRouteOptions()) }
}

extension ViewRoutePath {
    /// Returns the path with the provider's choice in place of `defaultPath`. Options that the performer set are kept.
    func resolved(by traits: ViewProviderInfo) -> ViewRoutePath { chosen(by: traits) ?? self }

    /// Returns the path with the provider's choice; nil if the path leaves no choice to the provider.
    func chosen(by traits: ViewProviderInfo) -> ViewRoutePath? {
        switch kind {
        case .defaultPath:
            guard let source else { return nil }
            var path = traits.defaultPath(source)
            path.scope = scope
            path.options = options.over(path.options)
            return path
        case .reveal:
            return fallback.first.map { .reveal(orElse: $0.resolved(by: traits)) }
        default:
            return nil
        }
    }
}

extension ViewRoute {
    /// Plans again in the turn of a path that reveals, because other transitions may have shown or removed the view since.
    ///
    /// - Returns: Whether the plan has changed, or no view was prepared for it.
    func planAgain(_ performance: ViewPerformance, in host: any ViewRouteHost) throws -> Bool {
        guard let old = performance.plan, let path = old.revealing else { return false }
        if performance.prepared != nil, old.askedAtTurn == host.transitions.turns - 1 { return false }
        let plan = try plan(path, try info.traits, old.options)
        performance.plan = plan
        return performance.prepared == nil || plan.revealed !== old.revealed
    }

    /// Resolves the path in the current state.
    ///
    /// - Throws: `RouteError` if the provider or the host does not support the path, or if it cannot start at the source;
    ///   ``ViewRouteRefusal`` if the host is not busy and refuses the transition.
    func plan() throws -> ViewPlan {
        let traits = try info.traits
        let chosen = path.resolved(by: traits)
        return try plan(chosen, traits, client?.options ?? chosen.options)
    }

    func plan(
        _ path: ViewRoutePath, _ traits: ViewProviderInfo, _ options: ViewRouteOptions
    ) throws -> ViewPlan {
        if path.kind == .makeDestination {
            guard traits.supportedPaths.contains(.makeDestination) else { throw unsupported(.makeDestination, traits) }
            plannedKind = .makeDestination
            return ViewPlan(kind: .makeDestination, options: options)
        }
        guard let source = path.source else {
            throw makeError(
                .invalidSource, "\(key) cannot be shown by \(path.kind): there is no source",
                hint: "the source no longer exists, or was nil")
        }
        guard let host = source.currentHost else {
            throw makeError(
                .invalidSource,
                "\(key) cannot be shown by \(path.kind): its source, a \(TypeSpelling.name(of: type(of: source))), is in no window",
                hint: "show the source first; the viewRouteHost of a source of your own is the host of its window")
        }
        start = path.start
        self.host = host
        guard path.kind != .defaultPath else {
            throw makeError(
                .invalidConfiguration, "the default path of \(ProviderName.of(traits.provider)) leads to itself")
        }
        if path.kind == .reveal, let otherwise = path.fallback.first {
            let request = try request
            let shown =
                ShownViews.last(of: traits, in: host, for: scopes, where: request.matches)
                ?? adopted(from: host, of: traits, where: request.matches)
            var plan =
                if let shown {
                    try asked(ViewPlan(kind: .reveal, options: options, revealed: shown), host, source)
                } else {
                    try plan(otherwise, traits, options)
                }
            plan.revealing = path
            return plan
        }
        if traits.customPaths.contains(path.kind) {
            return try asked(ViewPlan(kind: path.kind, options: options, isCustom: true), host, source)
        }
        guard path.kind != .custom, traits.supportedPaths.contains(path.kind) else {
            throw unsupported(path.kind, traits)
        }
        guard host.supports(path.kind) else {
            throw makeError(
                .unsupportedPath,
                "\(key), provided by \(ProviderName.of(traits.provider)), cannot be shown by \(path.kind) in \(host.name): the host has no such path",
                hint: "show it by another path, or by defaultPath, which leaves the choice to the provider")
        }
        return try asked(ViewPlan(kind: path.kind, options: options), host, source)
    }

    /// Returns the plan if its host can carry it out now. A busy host is not asked.
    private func asked(
        _ plan: consuming ViewPlan, _ host: any ViewRouteHost, _ source: any ViewRouteSource
    ) throws -> ViewPlan {
        plannedKind = plan.kind
        let transitions = host.transitions
        guard !transitions.isBusy else { return plan }
        if let refusal = refusal(of: plan, in: host, from: source) { throw refusal }
        plan.askedAtTurn = transitions.turns
        return plan
    }

    private func unsupported(_ kind: ViewRouteKind, _ traits: ViewProviderInfo) -> RouteError {
        let place = host.map { " in \($0.name)" } ?? ""
        let provider = ProviderName.of(traits.provider)
        return makeError(
            .unsupportedPath, "\(key) cannot be shown by \(kind)\(place): its provider \(provider) does not support it",
            hint: kind == .custom
                ? "conform \(provider) to CustomViewRouteProvider, or show it by another path"
                : "add it to the supportedPaths of \(provider), or show it by another path")
    }

    /// Returns the reason why the plan cannot be carried out now; nil if it can.
    func refusal(of plan: ViewPlan, in host: any ViewRouteHost, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        guard !plan.isCustom, plan.revealed == nil else { return nil }
        return host.refusal(of: plan.kind, from: source)
    }
}
