// SPDX-License-Identifier: Apache-2.0

/// What a path comes to: by what means a view is shown, with what options.
@MainActor struct ViewPlan {
    var kind: ViewRouteKind
    var options: ViewRouteOptions
    /// Whether the provider performs the transition itself.
    var isCustom = false
    /// The route whose view is revealed.
    var revealed: ViewRoute?
    /// How many had had their turn when the host was asked whether the view can be shown; nil if it was busy, and not asked.
    var askedAtTurn: Int?
}

extension ViewRoutePath {
    /// The path with the provider's choice in the place of `defaultPath`; what the performer has set stays set.
    func resolved(by traits: ViewRouteTraits) -> ViewRoutePath { chosen(by: traits) ?? self }

    /// The same; nil if the path leaves nothing to the provider.
    func chosen(by traits: ViewRouteTraits) -> ViewRoutePath? {
        switch kind {
        case .defaultPath:
            guard let source else { return nil }
            var path = traits.defaultPath(source)
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
    /// What the path comes to now.
    ///
    /// - Throws: `RouteError`, if the provider or the host does not support it, or the source is in no place for it;
    ///   ``ViewRouteRefusal``, if the host is not busy and says that it cannot be carried out.
    func plan() throws -> ViewPlan {
        let traits = try work.traits
        return try plan(path.chosen(by: traits) ?? path, traits, work.options)
    }

    private func plan(
        _ path: ViewRoutePath, _ traits: ViewRouteTraits, _ options: ViewRouteOptions
    ) throws -> ViewPlan {
        if path.kind == .makeDestination {
            guard traits.supportedPaths.contains(.makeDestination) else { throw unsupported(.makeDestination, traits) }
            plannedKind = .makeDestination
            return ViewPlan(kind: .makeDestination, options: options)
        }
        guard let source = path.source else {
            throw RouteError.invalidSource(
                failure(
                    "\(key) cannot be shown by \(path.kind): there is no source",
                    hint: "a source that was given has gone, or was nil from the beginning"))
        }
        guard let host = source.currentHost else {
            throw RouteError.invalidSource(
                failure(
                    "\(key) cannot be shown by \(path.kind): its source, a \(TypeSpelling.name(of: type(of: source))), is in no window",
                    hint: "show the source first; the viewRouteHost of a source of your own is the host of its window"))
        }
        start = path.start
        self.host = host
        guard path.kind != .defaultPath else {
            throw RouteError.invalidConfiguration(
                failure("the default path of \(ProviderName.of(traits.provider)) leads to itself"))
        }
        if path.kind == .reveal, let otherwise = path.fallback.first {
            let shown =
                ShownViews.last(of: traits, in: host, where: work.means)
                ?? adopted(from: host, of: traits, where: work.means)
            guard let shown else {
                return try plan(otherwise, traits, options)
            }
            return try asked(ViewPlan(kind: .reveal, options: options, revealed: shown), host, source)
        }
        if traits.customPaths.contains(path.kind) {
            return try asked(ViewPlan(kind: path.kind, options: options, isCustom: true), host, source)
        }
        guard path.kind != .custom, traits.supportedPaths.contains(path.kind) else {
            throw unsupported(path.kind, traits)
        }
        guard host.supports(path.kind) else {
            throw RouteError.unsupportedPath(
                failure(
                    "\(key), provided by \(ProviderName.of(traits.provider)), cannot be shown by \(path.kind) in \(host.name): the host has no such path",
                    hint: "show it by another path, or by defaultPath, which leaves the choice to the provider"))
        }
        return try asked(ViewPlan(kind: path.kind, options: options), host, source)
    }

    /// The plan, if its host, unless it is busy, can carry it out at this moment.
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

    private func unsupported(_ kind: ViewRouteKind, _ traits: ViewRouteTraits) -> RouteError {
        let place = host.map { " in \($0.name)" } ?? ""
        let provider = ProviderName.of(traits.provider)
        return .unsupportedPath(
            failure(
                "\(key) cannot be shown by \(kind)\(place): its provider \(provider) does not support it",
                hint: kind == .custom
                    ? "conform \(provider) to CustomViewRouteProvider, or show it by another path"
                    : "add it to the supportedPaths of \(provider), or show it by another path"))
    }

    /// Why the plan cannot be carried out at this moment.
    func refusal(of plan: ViewPlan, in host: any ViewRouteHost, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        guard !plan.isCustom, plan.revealed == nil else { return nil }
        return host.refusal(of: plan.kind, from: source)
    }
}
