// SPDX-License-Identifier: Apache-2.0
//
// The list, its filters, the keyboard and the address of the page.

const search = document.getElementById("search");
const list = document.getElementById("list");
const rows = document.getElementById("rows");
const pane = document.getElementById("detail");
const moduleFilter = document.getElementById("module");
const kindFilter = document.getElementById("kind");
const faultFilter = document.getElementById("faulty");

const entries = listedRoutes.map((route) => {
    const own = findingsOf("route", route.id);
    const sources = [
        ...providedBy.of(route.id).map(({ provider }) => provider.name),
        ...route.closures.map(() => "a closure"), ...adaptedBy.of(route.id).map(({ adapter }) => adapter.name),
    ];
    return {
        route, own, sources, severity: severityOf(own), name: typeOf(route).replace(/^any /, ""),
        text: [route.id, route.type, route.shortName ? "." + route.shortName : "", kinds[route.kind], route.module ?? "", ...sources, ...own.map((finding) => finding.id)].join(" ").toLowerCase(),
    };
}).sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.route.id < other.route.id ? -1 : 1));

let shown = entries;
let active = -1;

for (const name of [...new Set(graph.routes.map((route) => route.module).filter(Boolean))].sort()) {
    moduleFilter.append(element("option", { value: name }, name));
}
for (const kind of Object.keys(kinds).filter((kind) => graph.routes.some((route) => route.kind === kind))) {
    kindFilter.append(element("option", { value: kind }, kinds[kind]));
}

const rowHeight = 54;

function row(index) {
    const { route, own, severity, sources, name } = shown[index];
    const current = subject();
    const isSelected = current?.kind === "route" && current.id === route.id;
    const key = route.shortName ? "." + route.shortName + " · " : "";
    const source = sources.length ? sources.join(", ") : "no provider";
    const result = element("div.row" + (index === active ? ".active" : ""), {
        role: "option", id: "row-" + index, "aria-selected": String(isSelected),
        "aria-setsize": shown.length, "aria-posinset": index + 1, style: "top:" + index * rowHeight + "px",
    },
        element("span.name", {}, name),
        severity ? element("span.mark." + severity, {}, own.length === 1 ? own[0].id : counted(own.length, "finding"))
            : element("span.kind", {}, kinds[route.kind]),
        element("span.about", {}, key + (route.module ?? "declared nowhere") + " · " + source));
    result.addEventListener("click", () => { active = index; choose(route); });
    return result;
}

// Only what can be seen is there: ten thousand rows would be slow.
function renderRows() {
    const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 6);
    const last = Math.min(shown.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 6);
    const visible = [];
    for (let index = first; index < last; index++) visible.push(row(index));
    // A screen reader announces the active option, so it must exist.
    if (active >= 0 && (active < first || active >= last)) visible.push(row(active));
    rows.style.height = shown.length * rowHeight + "px";
    rows.replaceChildren(...(shown.length ? visible : [element("p.empty", {}, "No route is like that.")]));
    for (const field of [search, list]) {
        if (active >= 0) field.setAttribute("aria-activedescendant", "row-" + active);
        else field.removeAttribute("aria-activedescendant");
    }
}

function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const module = moduleFilter.value, kind = kindFilter.value, faulty = faultFilter.checked;
    shown = entries.filter((entry) =>
        (!module || entry.route.module === module) && (!kind || entry.route.kind === kind)
        && (!faulty || entry.own.length) && words.every((word) => entry.text.includes(word)));
    active = words.length && shown.length ? 0 : -1;
    document.getElementById("count").textContent = shown.length === entries.length
        ? counted(entries.length, "route") : shown.length.toLocaleString("en") + " of " + counted(entries.length, "route");
    list.scrollTop = 0;
    renderRows();
}

function activate(index) {
    if (!shown.length) return;
    active = Math.max(0, Math.min(shown.length - 1, index));
    const top = active * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
    renderRows();
}

function choose(route) {
    if (location.hash === address("route", route.id)) show(); else location.hash = address("route", route.id);
}

const isNarrow = () => matchMedia("(max-width: 820px)").matches;

function show(isFirst) {
    const about = subject();
    const hadFocusInside = pane.contains(document.activeElement);
    document.body.classList.toggle("chosen", about !== null);
    const back = about ? element("p.back", {}, element("a", { href: "#" }, "← All routes")) : null;
    pane.replaceChildren(...[back, ...detail(about)].filter(Boolean));
    pane.scrollTop = 0;
    if (isNarrow()) scrollTo(0, 0);
    reveal();
    const heading = pane.querySelector("h2");
    document.title = (about ? heading.textContent + " – " : "") + "Routes of " + graph.entryPoint;
    if (!isFirst && (hadFocusInside || (about && isNarrow()))) heading.focus({ preventScroll: true });
    if (about?.kind === "route") {
        const index = shown.findIndex((entry) => entry.route.id === about.id);
        if (index >= 0) activate(index); else renderRows();
    } else {
        renderRows();
    }
    if (!isFirst) {
        const own = about ? findingsOf(about.kind, about.id) : [];
        document.getElementById("announcement").textContent = about
            ? about.kind + " " + heading.textContent + (own.length ? ", " + counted(own.length, "finding") : "") : "All routes";
    }
}

function reveal() { for (const figure of pane.querySelectorAll("figure")) figure.reveal(); }

const moves = {
    ArrowDown: () => active + 1, ArrowUp: () => active - 1,
    PageDown: () => active + Math.max(1, Math.floor(list.clientHeight / rowHeight) - 1),
    PageUp: () => active - Math.max(1, Math.floor(list.clientHeight / rowHeight) - 1),
};

function move(event) {
    const inList = event.currentTarget === list;
    if (moves[event.key]) activate(moves[event.key]());
    else if (inList && event.key === "Home") activate(0);
    else if (inList && event.key === "End") activate(shown.length - 1);
    else if (event.key === "Enter" && active >= 0) choose(shown[active].route);
    else return;
    event.preventDefault();
}

search.addEventListener("keydown", move);
list.addEventListener("keydown", move);
list.addEventListener("scroll", renderRows);
search.addEventListener("input", filter);
for (const field of [moduleFilter, kindFilter, faultFilter]) field.addEventListener("change", filter);
addEventListener("resize", () => { renderRows(); reveal(); });
addEventListener("hashchange", () => show());

document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "/" && !isField) {
        event.preventDefault();
        if (isNarrow() && subject()) location.hash = "";
        search.focus();
        search.select();
    } else if (event.key === "Escape") {
        event.preventDefault();
        if (search.value || moduleFilter.value || kindFilter.value || faultFilter.checked) {
            search.value = moduleFilter.value = kindFilter.value = "";
            faultFilter.checked = false;
            filter();
            const about = subject();
            const index = about?.kind === "route" ? shown.findIndex((entry) => entry.route.id === about.id) : -1;
            if (index >= 0) activate(index);
        } else if (subject()) {
            location.hash = "";
        }
    }
});

filter();
show(true);
