// SPDX-License-Identifier: Apache-2.0
//
// Draws the diagram as SVG: boxes with links, and arrows between them. The diagram can be zoomed and moved.

function svg(name, attributes, ...children) {
    const result = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value);
    result.append(...children);
    return result;
}

function outline(box) {
    const { x, y, width, height } = box;
    if (box.node.kind === "adapter") {
        const right = x + width, middle = y + height / 2, low = y + height;
        return svg("path", { d: `M${x + 10} ${y}H${right - 10}L${right} ${middle}L${right - 10} ${low}H${x + 10}L${x} ${middle}Z` });
    }
    const radius = box.node.kind === "route" ? 6 : box.node.kind === "module" ? 0 : height / 2;
    return svg("rect", { x, y, width, height, rx: radius });
}

function curve(arc) {
    const [first, ...rest] = arc.points;
    let x = first.x + first.width, y = first.y + first.height / 2;
    let path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
    rest.forEach((point, index) => {
        const isLast = index === rest.length - 1;
        const toX = point.x - (isLast && !arc.join.turned ? 2 : 0), toY = point.y + point.height / 2;
        const half = ((x + toX) / 2).toFixed(1);
        path += `C${half} ${y.toFixed(1)} ${half} ${toY.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
        x = toX + (point.bend ? point.span : 0);
        y = toY;
        if (point.bend) path += `H${x.toFixed(1)}`;
    });
    return path;
}

function drawing(content, selected) {
    const { arcs, boxes, width, height } = layOut(content);
    const margin = 6;
    const arrow = svg("marker", {
        id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse",
    }, svg("path", { d: "M0 0.8L8 4L0 7.2Z" }));
    const picture = svg("svg", {
        width: width + 2 * margin, height: height + 2 * margin,
        viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`, role: "group",
        "aria-label": "Drawing of " + counted(boxes.length, "part") + "; arrows lead from a user to what is used",
    }, svg("defs", {}, arrow));
    for (const arc of arcs) {
        picture.append(svg("path", {
            class: "join " + arc.join.kind, d: curve(arc),
            [arc.join.turned ? "marker-start" : "marker-end"]: "url(#arrow)",
        }));
    }
    let centre = null;
    for (const box of boxes) {
        const { node } = box;
        const severity = severityOf(node.findings.map((index) => findings[index]));
        const isSelected = box.index === selected;
        const shape = svg("g", { class: ["box", node.kind, severity, isSelected ? "selected" : ""].join(" ").trim() },
            svg("title", {}, node.kind + " " + (node.id ?? node.label)), outline(box),
            svg("text", { x: box.x + box.width / 2, y: box.y + (box.note ? 18 : 26), class: "label" }, box.label),
            svg("text", { x: box.x + box.width / 2, y: box.y + 33, class: "note" }, box.note));
        if (isSelected) centre = box;
        if (node.kind === "more" || node.kind === "closure" || isSelected) {
            picture.append(shape);
        } else {
            picture.append(svg("a", { href: address(node.kind, node.id) }, shape));
        }
    }
    const frame = element("div.drawing", { tabindex: "0", role: "region", "aria-label": "Drawing, scrollable" }, picture);
    const legend = element("ul.legend", { "aria-hidden": "true" },
        ...["route", "provider", "adapter", ...(graph.scopes ? ["scope"] : []), "module"].map((kind) => element("li." + kind, {}, kind)),
        element("li.line", {}, "needed to make"), element("li.line.dashed", {}, "used"),
        graph.scopes ? element("li.line.dotted", {}, "belongs to a scope") : null,
        graph.crossings ? element("li.line.crosses", {}, "crosses a boundary") : null);
    const zoom = zooming(frame, picture, width + 2 * margin, height + 2 * margin);
    panning(frame);
    const figure = element("figure", {}, frame, element("div.below", {}, legend, zoom.buttons));
    figure.reveal = () => {
        zoom.to(Math.max(readableScale, zoom.fitting()));
        if (!centre) return;
        frame.scrollLeft = (centre.x + centre.width / 2) * zoom.scale() - frame.clientWidth / 2 + 16;
        frame.scrollTop = (centre.y + centre.height / 2) * zoom.scale() - frame.clientHeight / 2 + 16;
    };
    return figure;
}

// At this scale a label has 12 pixels and a note 10. A wider drawing is scrolled.
const readableScale = 12 / 13;

function zooming(frame, picture, width, height) {
    let scale = 1;
    const to = (value) => {
        scale = Math.max(0.25, Math.min(2, value));
        picture.setAttribute("width", Math.round(width * scale));
        picture.setAttribute("height", Math.round(height * scale));
    };
    const fitting = () => Math.min(1, (frame.clientWidth - 32) / width);
    const button = (text, label, action) => {
        const result = element("button", { type: "button", "aria-label": label, title: label }, text);
        result.addEventListener("click", action);
        return result;
    };
    const buttons = element("div.zoom", {},
        button("−", "Smaller", () => to(scale / 1.25)), button("Fit", "Fit to the width", () => to(fitting())),
        button("+", "Larger", () => to(scale * 1.25)));
    return { buttons, fitting, to, scale: () => scale };
}

// With a mouse, one takes hold of the drawing and moves it; a finger scrolls.
function panning(frame) {
    let last = null;
    frame.addEventListener("pointerdown", (event) => {
        if (event.pointerType !== "mouse" || event.button !== 0 || event.target.closest("a")) return;
        last = event;
        frame.setPointerCapture(event.pointerId);
    });
    frame.addEventListener("pointermove", (event) => {
        if (!last) return;
        frame.scrollLeft -= event.clientX - last.clientX;
        frame.scrollTop -= event.clientY - last.clientY;
        last = event;
    });
    for (const end of ["pointerup", "pointercancel"]) frame.addEventListener(end, () => { last = null; });
}
