// SPDX-License-Identifier: Apache-2.0

extension GraphPage {
    /// The drawing: which part of the graph, where everything stands, and the SVG of it.
    ///
    /// Layers from left to right in the direction of the arrows; within a layer, everything near what it is joined to.
    static let drawing = #"""
        const drawingLimits = { whole: 90, nodes: 60, neighbours: 9, forwards: 3, backwards: 2 };

        // The part of the graph around one node, as far as one can take it in.
        function surroundings(start) {
            const chosen = new Map([[start, 0]]);
            const links = new Map();
            const more = new Map();
            const walk = (next, end, depth) => {
                let front = [start];
                for (let step = 1; step <= depth; step++) {
                    const reached = [];
                    for (const node of front) {
                        const all = next.of(node);
                        all.slice(0, drawingLimits.neighbours).forEach((edge) => {
                            const other = edge[end];
                            if (!chosen.has(other)) {
                                if (chosen.size >= drawingLimits.nodes) return;
                                chosen.set(other, step);
                                reached.push(other);
                            }
                            links.set(edge.join(" "), edge);
                        });
                        if (all.length > drawingLimits.neighbours) {
                            more.set(end + " " + node, { node, end, count: all.length - drawingLimits.neighbours });
                        }
                    }
                    front = reached;
                }
            };
            walk(leadsTo, 1, drawingLimits.forwards);
            walk(comesFrom, 0, drawingLimits.backwards);
            return part([...chosen.keys()], [...links.values()], [...more.values()]);
        }

        function wholeGraph() { return part(nodes.map((_, index) => index), edges, []); }

        function part(indices, links, more) {
            const local = new Map(indices.map((index, position) => [index, position]));
            const boxes = indices.map((index) => ({ index, node: nodes[index] }));
            const joins = links.map((edge) => ({ from: local.get(edge[0]), to: local.get(edge[1]), kind: edge[2] }));
            for (const { node, end, count } of more) {
                const box = boxes.push({ index: -1, node: { kind: "more", label: counted(count, "other"), findings: [] } }) - 1;
                const [from, to] = end === 1 ? [local.get(node), box] : [box, local.get(node)];
                joins.push({ from, to, kind: "uses" });
            }
            return { boxes, joins: joins.filter((join) => join.from !== join.to) };
        }

        const measure = (() => {
            const context = document.createElement("canvas").getContext("2d");
            return (text, font) => {
                if (!context) return text.length * 7.5;
                context.font = font + " system-ui, -apple-system, \"Segoe UI\", Roboto, sans-serif";
                return context.measureText(text).width;
            };
        })();

        function cut(text, font, width) {
            if (measure(text, font) <= width) return text;
            let kept = [...text];
            while (kept.length > 1 && measure(kept.join("") + "…", font) > width) kept = kept.slice(0, -1);
            return kept.join("") + "…";
        }

        const boxHeight = 42, boxGap = 12, layerGap = 48, widest = 236;

        function size(box) {
            const { node } = box;
            const label = node.kind === "route" ? routes.get(node.id).type.replace(/^any /, "") : node.label;
            const note = node.kind === "route" ? kinds[routes.get(node.id).kind] : node.kind === "module" ? "module" : node.module ?? "";
            box.label = cut(label, "600 13px", widest - 28);
            box.note = cut(note, "11px", widest - 28);
            box.width = Math.ceil(Math.max(64, measure(box.label, "600 13px"), measure(box.note, "11px")) + 28);
            box.height = boxHeight;
        }

        // Which joins go against the others, and have to be turned round so that everything has a layer.
        function withoutCircles(count, joins) {
            const out = Array.from({ length: count }, () => []);
            for (const join of joins) out[join.from].push(join);
            const state = new Uint8Array(count);
            for (let start = 0; start < count; start++) {
                if (state[start]) continue;
                const path = [{ node: start, next: 0 }];
                state[start] = 1;
                while (path.length) {
                    const top = path[path.length - 1];
                    const join = out[top.node][top.next++];
                    if (!join) { state[top.node] = 2; path.pop(); continue; }
                    if (state[join.to] === 1) join.turned = true;
                    if (state[join.to] === 0) { state[join.to] = 1; path.push({ node: join.to, next: 0 }); }
                }
            }
            return joins.map((join) => ({ join, from: join.turned ? join.to : join.from, to: join.turned ? join.from : join.to }));
        }

        function layersOf(count, arcs) {
            const layer = new Array(count).fill(0), waiting = new Array(count).fill(0);
            const out = Array.from({ length: count }, () => []);
            for (const arc of arcs) { waiting[arc.to]++; out[arc.from].push(arc.to); }
            const sources = waiting.map((number, node) => (number ? -1 : node)).filter((node) => node >= 0);
            const ready = [...sources];
            for (let index = 0; index < ready.length; index++) {
                for (const to of out[ready[index]]) {
                    layer[to] = Math.max(layer[to], layer[ready[index]] + 1);
                    if (--waiting[to] === 0) ready.push(to);
                }
            }
            // A beginning stands right before what it leads to.
            for (const node of sources) {
                if (out[node].length) layer[node] = Math.min(...out[node].map((to) => layer[to])) - 1;
            }
            return layer;
        }

        // Positions as near to the wished ones as order and gaps allow (pool adjacent violators).
        function settle(boxes, wishes) {
            const blocks = [];
            let offset = 0;
            boxes.forEach((box, index) => {
                blocks.push({ sum: wishes[index] - offset, count: 1 });
                offset += box.height + boxGap;
                while (blocks.length > 1) {
                    const last = blocks[blocks.length - 1], before = blocks[blocks.length - 2];
                    if (before.sum / before.count <= last.sum / last.count) break;
                    before.sum += last.sum;
                    before.count += last.count;
                    blocks.pop();
                }
            });
            offset = 0;
            let index = 0;
            for (const block of blocks) {
                for (let count = 0; count < block.count; count++) {
                    boxes[index].y = block.sum / block.count + offset;
                    offset += boxes[index].height + boxGap;
                    index++;
                }
            }
        }

        function layOut({ boxes, joins }) {
            boxes.forEach(size);
            const arcs = withoutCircles(boxes.length, joins);
            const layer = layersOf(boxes.length, arcs);
            const layers = Array.from({ length: Math.max(0, ...layer) + 1 }, () => []);
            const before = new Map(), after = new Map();
            const link = (from, to) => {
                if (!after.has(from)) after.set(from, []);
                if (!before.has(to)) before.set(to, []);
                after.get(from).push(to);
                before.get(to).push(from);
            };
            boxes.forEach((box, index) => { box.layer = layer[index]; layers[layer[index]].push(box); });
            // A join over several layers has a bend in each, so that it goes between the boxes.
            for (const arc of arcs) {
                arc.points = [boxes[arc.from]];
                for (let step = layer[arc.from] + 1; step < layer[arc.to]; step++) {
                    const bend = { bend: true, width: 0, height: 2, layer: step };
                    layers[step].push(bend);
                    arc.points.push(bend);
                }
                arc.points.push(boxes[arc.to]);
                arc.points.slice(1).forEach((point, index) => link(arc.points[index], point));
            }
            const place = (row) => row.forEach((box, index) => { box.order = index; });
            layers.forEach(place);
            const sort = (row, near) => {
                for (const box of row) {
                    const others = near.get(box) ?? [];
                    box.wish = others.length ? others.reduce((sum, other) => sum + other.order, 0) / others.length : box.order;
                }
                row.sort((one, other) => one.wish - other.wish || one.order - other.order);
                place(row);
            };
            for (let sweep = 0; sweep < 6; sweep++) {
                for (let index = 1; index < layers.length; index++) sort(layers[index], before);
                for (let index = layers.length - 2; index >= 0; index--) sort(layers[index], after);
            }
            for (const row of layers) {
                let y = 0;
                for (const box of row) { box.y = y; y += box.height + boxGap; }
            }
            const middle = (box) => box.y + box.height / 2;
            const align = (row, near) => settle(row, row.map((box) => {
                const others = near.get(box) ?? [];
                if (!others.length) return box.y;
                return others.reduce((sum, other) => sum + middle(other), 0) / others.length - box.height / 2;
            }));
            for (let sweep = 0; sweep < 6; sweep++) {
                for (let index = 1; index < layers.length; index++) align(layers[index], before);
                for (let index = layers.length - 2; index >= 0; index--) align(layers[index], after);
            }
            let x = 0;
            for (const row of layers) {
                const width = Math.max(0, ...row.map((box) => box.width));
                for (const box of row) { box.x = x; box.span = width; }
                x += width + layerGap;
            }
            const every = layers.flat();
            const top = Math.min(...every.map((box) => box.y));
            for (const box of every) box.y -= top;
            return {
                arcs, boxes, width: x - layerGap,
                height: Math.max(...every.map((box) => box.y + box.height)),
            };
        }

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
                "aria-label": "Drawing: " + counted(boxes.length, "box").replace("boxs", "boxes") + ", arrows lead from a user to what is used",
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
                ...["route", "provider", "adapter", "module"].map((kind) => element("li." + kind, {}, kind)),
                element("li.line", {}, "needed to make"), element("li.line.dashed", {}, "used"));
            const zoom = zooming(frame, picture, width + 2 * margin, height + 2 * margin);
            panning(frame);
            const figure = element("figure", {}, frame, element("div.below", {}, legend, zoom.buttons));
            figure.reveal = () => {
                zoom.to(Math.max(selected < 0 ? 0.6 : 0.85, zoom.fitting()));
                if (!centre) return;
                frame.scrollLeft = (centre.x + centre.width / 2) * zoom.scale() - frame.clientWidth / 2 + 16;
                frame.scrollTop = (centre.y + centre.height / 2) * zoom.scale() - frame.clientHeight / 2 + 16;
            };
            return figure;
        }

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
        """#
}
