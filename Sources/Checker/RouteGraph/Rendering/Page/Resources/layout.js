// SPDX-License-Identifier: Apache-2.0
//
// Selects the part of the graph to draw, and computes its layout. Layers go from left to right in the direction of the arrows.
// Within a layer, boxes are placed near their neighbours.

const drawingLimits = { whole: 90, nodes: 60, neighbours: 9, forwards: 3, backwards: 2 };

// The part of the graph around one node, as far as one can take it in.
function surroundings(start) {
    const chosen = new Set([start]);
    const crowded = [];
    const walk = (next, end, depth) => {
        let front = [start];
        for (let step = 0; step < depth; step++) {
            const reached = [];
            for (const node of front) {
                const others = next.of(node).map((edge) => edge[end]);
                for (const other of others.slice(0, drawingLimits.neighbours)) {
                    if (chosen.has(other) || chosen.size >= drawingLimits.nodes) continue;
                    chosen.add(other);
                    reached.push(other);
                }
                crowded.push({ node, end, others });
            }
            front = reached;
        }
    };
    walk(leadsTo, 1, drawingLimits.forwards);
    walk(comesFrom, 0, drawingLimits.backwards);
    const links = [...chosen].flatMap((node) => leadsTo.of(node).filter((edge) => chosen.has(edge[1])));
    const more = crowded.map(({ node, end, others }) => ({ node, end, count: others.filter((other) => !chosen.has(other)).length }));
    return part([...chosen], links, more.filter(({ count }) => count > 0));
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

const boxHeight = 42, boxGap = 12, layerGap = 40, widest = 236;

function size(box) {
    const { node } = box;
    const label = node.kind === "route" ? typeOf(routes.get(node.id)).replace(/^any /, "") : node.label;
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
