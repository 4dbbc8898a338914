// SPDX-License-Identifier: Apache-2.0
//
// Shows details of a route, a provider, an adapter, a kind of scope or a module, and the overview.

function place(location) {
    if (!location) return "";
    const parts = placeText(location).split(/(?<=\/)/).flatMap((part) => [element("wbr"), part]);
    return element("code.place", { title: location.file + ":" + location.line + ":" + location.column }, ...parts);
}

function link(kind, id, text) { return element("a", { href: address(kind, id) }, text); }

function moduleLink(name) { return modules.has(name) ? link("module", name, name) : name; }

function routeLink(id) {
    const route = routes.get(id);
    return route ? link("route", id, typeOf(route)) : element("code", {}, id);
}

function providerLink(provider) { return link(provider.isScope ? "scope" : "provider", provider.id, provider.name); }

function scopeLink(id) {
    const scope = scopes.get(id);
    return scope ? link("scope", id, scope.name) : element("code", {}, id);
}

function adapteeLink(adaptee) {
    if (adaptee.route) return routeLink(adaptee.route);
    const provider = providers.get(adaptee.provider);
    return provider ? providerLink(provider) : element("code", {}, adaptee.provider);
}

function tag(text, style) { return element("span.tag" + (style ? "." + style : ""), {}, text); }

function section(title, entries, absent) {
    if (!entries.length && !absent) return null;
    const heading = element("h3", {}, title, entries.length > 1 ? element("span.number", {}, String(entries.length)) : "");
    return element("section", {}, heading,
        entries.length ? element("ul.entries", {}, ...entries) : element("p.absent", {}, absent));
}

function entry(main, module, location) {
    return element("li", {}, element("span.main" + (module ? "" : ".wide"), {}, ...main),
        module ? element("span.module", {}, moduleLink(module)) : null, place(location));
}

function findingCard(finding) {
    const steps = finding.chain.map((step) => element("li", {}, step.text + " ", place(step.location)));
    const misses = finding.nearMisses.map((text) => element("li", {}, text));
    const [advice, ...code] = finding.remedy.split("\n");
    return element("article.finding." + (finding.severity === "error" ? "error" : "warning"), {},
        element("h3", {}, element("span.severity", {}, finding.severity), " ", finding.id),
        element("p", {}, finding.message), finding.location ? element("p", {}, place(finding.location)) : null,
        steps.length ? element("ul", {}, ...steps) : null,
        misses.length ? element("div", {}, element("h4", {}, "Near misses"), element("ul", {}, ...misses)) : null,
        element("h4", {}, "What to do"), element("p", {}, advice),
        code.length ? element("pre", { tabindex: "0" }, code.join("\n")) : null);
}

function cards(list) { return list.length ? element("div.findings", {}, ...list.map(findingCard)) : null; }

function title(eyebrow, name, key) {
    return element("div.title", {}, element("p.eyebrow", {}, ...eyebrow),
        element("h2", { tabindex: "-1" }, name), key && key !== name ? element("code.key", {}, key) : null);
}

function useEntry(use, main) {
    const by = providers.get(use.provider) ?? adapters.get(use.provider);
    return entry([
        main,
        by && main.tagName === "CODE" ? element("span.by", {}, "for ", link(providers.has(by.id) ? "provider" : "adapter", by.id, by.name)) : "",
        use.isNeededToMake ? tag("needed to make") : "", use.form === "bypass" ? tag("bypasses the declaration", "bad") : "",
        use.form === "mention" ? tag("named only") : "",
    ], use.module, use.location);
}

const forms = { macro: "@AutoRegister", list: "in a list", closure: "by a closure" };

function registrationEntry(registration) {
    return entry([forms[registration.form] ?? registration.form, registration.isConditional ? tag("conditional") : "",
        registration.registry === "other" ? tag("another registry") : ""], registration.module, registration.location);
}

function around(kind, id) {
    const index = nodeIndex.get(kind + "/" + id);
    if (index === undefined) return null;
    const content = surroundings(index);
    return content.boxes.length > 1 ? drawing(content, index) : null;
}

const declared = { macro: "@Routable", initializer: "init()", unconstrained: "for every protocol" };

function lifetime(item) { return [item.kind, ...(item.scope ? [" to ", scopeLink(item.scope)] : [])]; }

function routeDetail(route) {
    const sources = [
        ...providedBy.of(route.id).map(({ provider, line }) =>
            entry([providerLink(provider)], provider.module, line.location)),
        ...route.closures.map((closure) => entry(["a closure",
            ...(closure.lifetime ? [", ", ...lifetime(closure.lifetime)] : [])], closure.module, closure.location)),
        ...adaptedBy.of(route.id).map(({ adapter, line }) =>
            entry([link("adapter", adapter.id, adapter.name), " → ", adapteeLink(line.adaptee)], adapter.module, line.location)),
    ];
    return [
        title([tag(kinds[route.kind]), route.shortName ? element("code", {}, "." + route.shortName) : "",
            route.module ? moduleLink(route.module) : "declared nowhere"], typeOf(route), route.id),
        cards(findingsOf("route", route.id)),
        around("route", route.id),
        section("Named providers", route.providerName ? [] : namedRoutes.of(keyOf(route)).map((item) => entry([routeLink(item.id)], null))),
        section("Provided by", sources, route.uses.length || standsInFor.of(route.id).length || findingsOf("route", route.id).length
            ? "No provider." : namedRoutes.of(keyOf(route)).length && !route.providerName ? "No provider without a name."
                : "No provider, and this app needs none."),
        section("Used by", route.uses.map((use) => useEntry(use, element("code", {}, use.place))), "No direct use."),
        section("Stands in for", standsInFor.of(route.id).map(({ adapter, line }) =>
            entry([routeLink(line.route), " by ", link("adapter", adapter.id, adapter.name)], adapter.module, line.location))),
        section("Declared", route.declarations.map((declaration) =>
            entry([element("code", {}, declared[declaration.form] ?? declaration.form), declaration.isMainActor ? tag("main actor") : ""],
                declaration.module, declaration.location)), route.providerName && route.module ? "With the key without a name." : "No declaration."),
    ];
}

function providerDetail(provider) {
    return [
        title([tag("provider"), moduleLink(provider.module)], provider.name, provider.id),
        cards(findingsOf("provider", provider.id)),
        provider.isIncomplete ? element("p.remark", {}, "Some of its lines could not be read: it may provide more than this.") : null,
        provider.condition ? element("p.remark", {}, "It is registered only " + provider.condition + ".") : null,
        around("provider", provider.id),
        section("Replaces", replacedBy.of(provider.id).map((item) => entry([providerLink(item)], item.module, item.location))),
        section("Replaced by", (provider.replacedBy ?? []).filter((id) => providers.has(id)).map((id) => providers.get(id)).map((item) =>
            entry([providerLink(item), item.condition ? tag("conditional") : ""], item.module, item.location))),
        section("Lifetime", provider.lifetime ? [entry(lifetime(provider.lifetime), null, provider.lifetime.location)] : []),
        section("Provides", provider.provides.map((line) => entry([routeLink(line.route),
            line.requirements ? " requires " + line.requirements.join(", ") : ""], null, line.location)), "It provides nothing."),
        section("Identifiers", provider.identifiers.map((item) => entry([element("code", {}, item.text)], null, item.location))),
        section("URL patterns", provider.urlPatterns.map((item) => entry([element("code", {}, item.text)], null, item.location))),
        section("Uses", usedBy.of(provider.id).map(({ route, use }) => useEntry(use, routeLink(route.id)))),
        section("Stands in for", standsInFor.of(provider.id).map(({ adapter, line }) =>
            entry([routeLink(line.route), " by ", link("adapter", adapter.id, adapter.name)], adapter.module, line.location))),
        section("Registered", provider.registrations.map(registrationEntry), "No registration."),
        section("Declared", [entry([element("code", {}, provider.name)], provider.module, provider.location)]),
    ];
}

function scopeDetail(scope) {
    const registrations = providers.get(scope.id)?.registrations ?? [];
    return [
        title([tag("scope"), moduleLink(scope.module)], scope.name, scope.id),
        cards(findingsOf("scope", scope.id)),
        around("scope", scope.id),
        section("Made in a scope of", scope.outer ? [entry([scopeLink(scope.outer)], scopes.get(scope.outer)?.module)] : [],
            scope.hasUnknownOuter ? "The source does not show the outer kind." : "No other scope."),
        section("Values", scope.values.map((line) => entry([routeLink(line.route)], null, line.location)), "No values."),
        section("Scoped to it", [
            ...scope.contents.filter((id) => providers.has(id)).map((id) => providers.get(id)).map((item) =>
                entry([providerLink(item)], item.module, item.lifetime.location)),
            ...graph.routes.flatMap((route) => route.closures.filter((closure) => closure.lifetime?.scope === scope.id).map((closure) =>
                entry(["a closure for ", routeLink(route.id)], closure.module, closure.lifetime.location))),
        ], "No provider."),
        section("Scopes in it", innerScopes.of(scope.id).map((item) => entry([scopeLink(item.id)], item.module, item.location))),
        section("Made", scope.makings.map((location) => entry(["a scope"], null, location)), "No code makes a scope of this kind."),
        section("Registered", registrations.map(registrationEntry)),
        section("Declared", [entry([element("code", {}, scope.name)], scope.module, scope.location)]),
    ];
}

function adapterDetail(adapter) {
    return [
        title([tag("adapter"), moduleLink(adapter.module)], adapter.name, adapter.id),
        cards(findingsOf("adapter", adapter.id)),
        adapter.isIncomplete ? element("p.remark", {}, "Some of its lines could not be read: it may adapt more than this.") : null,
        around("adapter", adapter.id),
        section("Adapts", adapter.lines.map((line) =>
            entry([routeLink(line.route), " → ", adapteeLink(line.adaptee)], null, line.location)), "It adapts nothing."),
        section("Uses", usedBy.of(adapter.id).map(({ route, use }) => useEntry(use, routeLink(route.id)))),
        section("Registered", adapter.registrations.map(registrationEntry), "No registration."),
        section("Declared", [entry([element("code", {}, adapter.name)], adapter.module, adapter.location)]),
    ];
}

function moduleDetail(module) {
    const inModule = (items) => items.filter((item) => item.module === module.name);
    return [
        title([tag(module.role), module.kind ? tag(moduleKinds[module.kind] ?? module.kind) : "", module.isOwn ? "" : "of another package"], module.name),
        cards(findingsOf("module", module.name)),
        section("Crosses boundaries", inModule(graph.crossings ?? []).map((item) => {
            const provider = providers.get(item.provider);
            return entry(provider ? ["names ", providerLink(provider)]
                : ["imports ", moduleLink(item.through ?? item.implementation)], item.implementation, item.location);
        })),
        section("Declares", inModule(graph.routes).filter((route) => !route.providerName).map((route) => entry([routeLink(route.id), tag(kinds[route.kind])], null, route.declarations[0]?.location))),
        section("Scopes", inModule(graph.scopes ?? []).map((item) => entry([scopeLink(item.id)], null, item.location))),
        section("Providers", inModule(graph.providers).filter((item) => !item.isScope).map((item) => entry([providerLink(item)], null, item.location))),
        section("Adapters", inModule(graph.adapters).map((item) => entry([link("adapter", item.id, item.name)], null, item.location))),
        section("Uses", usedIn.of(module.name).map(({ route, use }) =>
            entry([routeLink(route.id), " in ", element("code", {}, use.place)], null, use.location)), "It uses no route."),
        module.dependencies.length ? element("section", {}, element("h3", {}, "Linked with"),
            element("p.names", {}, ...module.dependencies.flatMap((name) => [moduleLink(name), " "]))) : null,
    ];
}

function overview() {
    const inModules = (items) => grouped(items.map((item) => [item.module, item]));
    const declaredIn = inModules(graph.routes.filter((route) => !route.providerName)), providersIn = inModules(graph.providers), adaptersIn = inModules(graph.adapters);
    const modulesWithRoutes = graph.modules.map((module) => ({
        module, routes: declaredIn.of(module.name).length, providers: providersIn.of(module.name).length,
        adapters: adaptersIn.of(module.name).length, uses: usedIn.of(module.name).length,
    })).filter((row) => row.module.isOwn || row.routes || row.providers || row.adapters || row.uses);
    const about = new Map();
    for (const kind of ["route", "provider", "adapter", "scope", "module"]) {
        for (const node of nodes) {
            if (node.kind === kind) for (const index of node.findings) if (!about.has(index)) about.set(index, node);
        }
    }
    const cell = (number) => element("td", {}, number ? number.toLocaleString("en") : element("span.none", {}, "–"));
    return [
        findings.length ? element("section", {}, element("h2", { tabindex: "-1" }, counted(findings.length, "finding")),
            element("div.findings", {}, ...findings.slice(0, 200).map((finding, index) => {
                const card = findingCard(finding);
                const node = about.get(index);
                if (node) card.append(element("p.more", {}, link(node.kind, node.id, "Show " + node.label)));
                return card;
            })), findings.length > 200 ? element("p.remark", {}, "The first 200 are shown.") : null)
            : element("section", {}, element("h2", { tabindex: "-1" }, "No findings"), element("p.remark", {}, "The checks have nothing to say about these routes.")),
        nodes.length && nodes.length <= drawingLimits.whole
            ? element("section", {}, element("h2", {}, "All of it"), drawing(wholeGraph(), -1))
            : element("p.remark", {}, "Choose a route to see what is around it."),
        element("section", {}, element("h2", {}, "Modules"), element("div.scroll", {}, element("table", {},
            element("thead", {}, element("tr", {}, ...["Module", "Declares", "Provides", "Adapts", "Uses"].map((name) => element("th", { scope: "col" }, name)))),
            element("tbody", {}, ...modulesWithRoutes.slice(0, 2000).map((row) => element("tr", {},
                element("th", { scope: "row" }, moduleLink(row.module.name), row.module.name === graph.entryPoint ? tag("entry point")
                    : row.module.kind ? tag(moduleKinds[row.module.kind] ?? row.module.kind) : ""),
                cell(row.routes), cell(row.providers), cell(row.adapters), cell(row.uses))))))),
        section("Not understood", graph.unresolved.map((item) =>
            entry([element("code", {}, item.text), " ", element("span.by", {}, item.reason)], null, item.location))),
    ];
}

function detail(about) {
    if (!about) return overview();
    const [known, show] = {
        route: [routes, routeDetail], provider: [providers, providerDetail], adapter: [adapters, adapterDetail],
        scope: [scopes, scopeDetail], module: [modules, moduleDetail],
    }[about.kind];
    if (known.has(about.id)) return show(known.get(about.id));
    return [title([tag(about.kind)], "Not in this graph", about.id), element("p.remark", {}, "This app has no " + about.kind + " of that name.")];
}
