// SPDX-License-Identifier: Apache-2.0
//
// The data of the page: the graph, and tables of related parts.

const { graph, findings, nodes, edges } = JSON.parse(document.getElementById("data").textContent);

const kinds = {
    RoutableService: "service", RoutableServiceModule: "service module", RoutableAsyncService: "async service",
    RoutableView: "view", RoutableViewModule: "view module",
};

const moduleKinds = {
    compositionRoot: "composition root", interface: "interface", implementation: "implementation",
    combined: "interface and implementation",
};

function byId(items) { return new Map(items.map((item) => [item.id, item])); }

function grouped(pairs) {
    const groups = new Map();
    for (const [key, value] of pairs) {
        if (groups.has(key)) groups.get(key).push(value); else groups.set(key, [value]);
    }
    return { of: (key) => groups.get(key) ?? [] };
}

const routes = byId(graph.routes);
const providers = byId(graph.providers);
const adapters = byId(graph.adapters);
const scopes = byId(graph.scopes ?? []);
const modules = new Map(graph.modules.map((module) => [module.name, module]));

const providedBy = grouped(graph.providers.flatMap((provider) =>
    provider.provides.map((line) => [line.route, { provider, line }])));
const adaptedBy = grouped(graph.adapters.flatMap((adapter) =>
    adapter.lines.map((line) => [line.route, { adapter, line }])));
const standsInFor = grouped(graph.adapters.flatMap((adapter) =>
    adapter.lines.map((line) => [line.adaptee.route ?? line.adaptee.provider, { adapter, line }])));
const replacedBy = grouped(graph.providers.flatMap((provider) => (provider.replacedBy ?? []).map((id) => [id, provider])));
const innerScopes = grouped((graph.scopes ?? []).map((scope) => [scope.outer, scope]));
const usedBy = grouped(graph.routes.flatMap((route) => route.uses.map((use) => [use.provider, { route, use }])));
const usedIn = grouped(graph.routes.flatMap((route) => route.uses.map((use) => [use.module, { route, use }])));

const nodeIndex = new Map(nodes.map((node, index) => [node.kind + "/" + node.id, index]));
const leadsTo = grouped(edges.map((edge) => [edge[0], edge]));
const comesFrom = grouped(edges.map((edge) => [edge[1], edge]));

// The key without a name, of a protocol with named providers only, stands for the declaration and is not in the lists.
const listedRoutes = graph.routes.filter((route) => nodeIndex.has("route/" + route.id));

function typeOf(route) { return route.type + (route.providerName ? " named '" + route.providerName + "'" : ""); }

const keyOf = (route) => route.kind + "<" + route.type + ">" + (route.module ?? "");
const namedRoutes = grouped(graph.routes.filter((route) => route.providerName).map((route) => [keyOf(route), route]));

function findingsOf(kind, id) {
    const node = nodes[nodeIndex.get(kind + "/" + id)];
    return node ? node.findings.map((index) => findings[index]) : [];
}

function severityOf(list) {
    return list.some((finding) => finding.severity === "error") ? "error" : list.length ? "warning" : "";
}

function counted(number, word) { return number.toLocaleString("en") + " " + word + (number === 1 ? "" : "s"); }

// The folder that everything is in goes without saying.
const root = (() => {
    const files = [];
    const add = (location) => { if (location) files.push(location.file); };
    for (const route of graph.routes) {
        for (const item of [...route.declarations, ...route.uses, ...route.closures]) add(item.location);
    }
    for (const item of [...graph.providers, ...graph.adapters, ...(graph.scopes ?? []), ...graph.unresolved, ...findings]) add(item.location);
    if (files.length < 2) return "";
    let common = files[0].slice(0, files[0].lastIndexOf("/") + 1);
    for (const file of files) {
        while (common && !file.startsWith(common)) common = common.slice(0, common.lastIndexOf("/", common.length - 2) + 1);
    }
    return common.length > 1 ? common : "";
})();

function placeText(location) { return location.file.slice(root.length) + ":" + location.line; }

function address(kind, id) { return "#" + kind + "/" + encodeURIComponent(id); }

// The subject that the page's address names; null if it is everything.
function subject() {
    const match = /^#(route|provider|adapter|scope|module)\/(.+)$/.exec(location.hash);
    if (!match) return null;
    try {
        return { kind: match[1], id: decodeURIComponent(match[2]) };
    } catch {
        return { kind: match[1], id: match[2] };
    }
}

// Elements hold what comes from source as text.
function element(name, attributes, ...children) {
    const [tag, ...classes] = name.split(".");
    const result = document.createElement(tag);
    if (classes.length) result.className = classes.join(" ");
    for (const [key, value] of Object.entries(attributes ?? {})) {
        if (value !== undefined && value !== null) result.setAttribute(key, value);
    }
    result.append(...children.filter((child) => child !== undefined && child !== null && child !== ""));
    return result;
}
