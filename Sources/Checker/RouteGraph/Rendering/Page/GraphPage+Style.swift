// SPDX-License-Identifier: Apache-2.0

extension GraphPage {
    /// The style sheet: light, dark, narrow and printed.
    static let style = #"""
        :root {
            color-scheme: light dark;
            --ground: #f6f7f9; --surface: #ffffff; --text: #1b1d21; --muted: #5a606a; --line: #dfe2e7; --strong-line: #8b919b;
            --accent: #0b57d0; --accent-soft: #e5eefc; --error: #b3261e; --error-soft: #fdecea; --warning: #7a4f00; --warning-soft: #fff3d9;
            --route: #0b57d0; --route-soft: #eef4fe; --provider: #146c2e; --provider-soft: #e9f6ec; --adapter: #6a3ab2; --adapter-soft: #f3edfc;
            --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
            --sans: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --ground: #121417; --surface: #1a1d21; --text: #e7e9ec; --muted: #a5abb5; --line: #30353c; --strong-line: #767d88;
                --accent: #8ab4f8; --accent-soft: #22324d; --error: #f5a79f; --error-soft: #3d1f1d; --warning: #f2c66d; --warning-soft: #372a10;
                --route: #8ab4f8; --route-soft: #1c2a40; --provider: #81c995; --provider-soft: #17301e; --adapter: #c9a9f5; --adapter-soft: #2c2140;
            }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; }
        body {
            margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
            font: 15px/1.5 var(--sans); -webkit-text-size-adjust: 100%;
        }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        :focus { outline: none; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        h2[tabindex]:focus-visible { outline: none; }
        h1, h2, h3, h4, p, ul, figure, pre { margin: 0; }
        ul { padding: 0; list-style: none; }
        code, pre, kbd { font-family: var(--mono); font-size: 0.88em; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .noscript { padding: 2rem; }

        .top {
            display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.5rem; padding: 0.8rem 1.25rem;
            background: var(--surface); border-bottom: 1px solid var(--line);
        }
        .top h1 { font-size: 1.1rem; font-weight: 400; }
        .top h1 a { color: inherit; }
        .counts { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; color: var(--muted); font-size: 0.9rem; }
        .counts b { color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
        .counts .error, .counts .error b { color: var(--error); }
        .counts .warning, .counts .warning b { color: var(--warning); }

        .panes { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(18rem, 24rem) minmax(0, 1fr); }
        .browser { display: flex; flex-direction: column; min-height: 0; background: var(--surface); border-right: 1px solid var(--line); }
        .tools { padding: 0.9rem 1rem 0.5rem; border-bottom: 1px solid var(--line); }
        .search { position: relative; }
        .search input, .filters select {
            width: 100%; min-width: 0; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--strong-line);
            border-radius: 8px; padding: 0.45rem 0.7rem;
        }
        .search input { padding-right: 2.4rem; }
        .search input::placeholder { color: var(--muted); opacity: 1; }
        .search kbd {
            position: absolute; right: 0.6rem; top: 50%; transform: translateY(-50%); padding: 0 0.45rem; line-height: 1.5;
            border: 1px solid var(--line); border-radius: 5px; color: var(--muted); pointer-events: none;
        }
        .search input:focus + kbd { display: none; }
        .filters { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; margin-top: 0.5rem; font-size: 0.9rem; }
        .filters select { padding: 0.35rem 0.4rem; }
        .filters label { display: flex; align-items: center; gap: 0.5rem; grid-column: 1 / -1; padding: 0.2rem 0; cursor: pointer; }
        .filters input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
        #count { margin-top: 0.15rem; color: var(--muted); font-size: 0.85rem; font-variant-numeric: tabular-nums; }

        #list { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; contain: strict; }
        #list:focus-visible { outline-offset: -2px; }
        #rows { position: relative; }
        .empty { padding: 1rem; color: var(--muted); }
        .row {
            position: absolute; left: 0; right: 0; height: 54px; padding: 0.4rem 1rem; cursor: pointer; display: grid;
            grid-template-columns: minmax(0, 1fr) auto; column-gap: 0.75rem; align-content: center; border-left: 3px solid transparent;
        }
        .row:hover { background: var(--ground); }
        .row[aria-selected="true"] { background: var(--accent-soft); border-left-color: var(--accent); }
        .row.active { box-shadow: inset 0 0 0 1px var(--strong-line); }
        #list:focus-visible .row.active, .search:focus-within ~ * .row.active { box-shadow: inset 0 0 0 2px var(--accent); }
        .row .name, .row .about { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .row .name { font-weight: 600; line-height: 1.35; }
        .row .about { grid-column: 1 / -1; color: var(--muted); font-size: 0.82rem; line-height: 1.35; }
        .row .kind, .row .mark { font-size: 0.78rem; line-height: 1.7; color: var(--muted); white-space: nowrap; }
        .row .mark { font-weight: 600; }
        .mark.error { color: var(--error); }
        .mark.warning { color: var(--warning); }

        #detail { overflow: auto; contain: layout paint; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; }
        #detail > * { max-width: 76rem; }
        #detail > * + * { margin-top: 1.75rem; }
        .back { display: none; }
        #detail > .back + * { margin-top: 0; }
        h2 { font-size: 1.45rem; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }
        section > h2 { font-size: 1.1rem; margin-bottom: 0.75rem; }
        h3 { font-size: 0.95rem; font-weight: 650; }
        section > h3 { margin-bottom: 0.4rem; }
        .number { margin-left: 0.5rem; color: var(--muted); font-weight: 400; }
        .eyebrow { display: flex; gap: 0.6rem; align-items: center; margin-bottom: 0.35rem; font-size: 0.9rem; }
        .title .key { display: block; margin-top: 0.3rem; color: var(--muted); overflow-wrap: anywhere; }
        .tag {
            display: inline-block; padding: 0 0.5rem; border: 1px solid var(--line); border-radius: 99px; color: var(--muted);
            font-size: 0.78rem; line-height: 1.6; white-space: nowrap; font-weight: 400;
        }
        .tag.bad { color: var(--error); border-color: currentColor; }
        .remark, .absent { color: var(--muted); }

        .entries { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
        .entries li {
            display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 0.7fr) minmax(0, 1.4fr); gap: 0.1rem 1rem; padding: 0.5rem 0.9rem; align-items: baseline;
        }
        .entries li + li { border-top: 1px solid var(--line); }
        .entries .main { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; }
        .entries .main > * { min-width: 0; }
        .entries .main.wide { grid-column: span 2; }
        .entries .main, .entries .module { overflow-wrap: anywhere; }
        .by { color: var(--muted); font-size: 0.9rem; }
        .place { color: var(--muted); overflow-wrap: anywhere; }
        .entries .place { text-align: right; }
        .names { line-height: 1.9; }
        .names a { margin-right: 0.7rem; }

        .findings { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
        .finding { padding: 0.9rem 1.1rem; border-radius: 10px; border-left: 4px solid var(--error); background: var(--error-soft); }
        .finding.warning { border-color: var(--warning); background: var(--warning-soft); }
        .finding h3 { color: var(--error); }
        .finding.warning h3 { color: var(--warning); }
        .finding .severity { font-weight: 400; }
        .finding h3 + p { margin-top: 0.15rem; }
        .finding h4 { margin-top: 0.6rem; font-size: 0.82rem; font-weight: 600; }
        .finding p, .finding li { overflow-wrap: anywhere; }
        .finding .place { color: inherit; }
        .finding pre {
            margin-top: 0.4rem; padding: 0.6rem 0.8rem; overflow-x: auto; background: var(--surface); border-radius: 6px; line-height: 1.45;
        }
        .finding .more { margin-top: 0.6rem; }

        figure { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
        .drawing { cursor: grab; overflow: auto; max-height: min(72vh, 46rem); padding: 1rem; }
        .drawing:active { cursor: grabbing; }
        .drawing:focus-visible { outline-offset: -2px; }
        .drawing svg { display: block; margin: 0 auto; }
        .box rect, .box path { fill: var(--surface); stroke: var(--strong-line); stroke-width: 1; }
        .box.route rect { fill: var(--route-soft); stroke: var(--route); }
        .box.provider rect { fill: var(--provider-soft); stroke: var(--provider); }
        .box.closure rect { fill: var(--provider-soft); stroke: var(--provider); stroke-dasharray: 4 3; }
        .box.adapter path { fill: var(--adapter-soft); stroke: var(--adapter); }
        .box.scope rect { fill: var(--surface); stroke: var(--provider); stroke-width: 2.5; }
        .box.more rect { stroke-dasharray: 4 3; }
        .box.error rect, .box.error path { fill: var(--error-soft); stroke: var(--error); stroke-width: 2; }
        .box.warning rect, .box.warning path { fill: var(--warning-soft); stroke: var(--warning); stroke-width: 2; }
        .box.selected rect, .box.selected path { stroke-width: 3; }
        .box text { text-anchor: middle; font-family: var(--sans); fill: var(--text); }
        .box .label { font-size: 13px; font-weight: 600; }
        .box .note { font-size: 11px; fill: var(--muted); }
        .drawing a:hover rect, .drawing a:hover path { stroke-width: 2; }
        .drawing a:focus-visible { outline: none; }
        .drawing a:focus-visible rect, .drawing a:focus-visible path { stroke: var(--accent); stroke-width: 3; }
        .join { fill: none; stroke: var(--strong-line); stroke-width: 1.3; }
        .join.uses { stroke-dasharray: 5 4; }
        .join.belongsTo { stroke-dasharray: 1.5 3; }
        .join.crosses { stroke: var(--warning); stroke-width: 2.5; }
        #arrow path { fill: var(--strong-line); }
        .below { display: flex; gap: 1rem; align-items: center; padding: 0.4rem 0.5rem 0.4rem 1rem; border-top: 1px solid var(--line); }
        .legend { flex: 1; display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; color: var(--muted); font-size: 0.8rem; }
        .zoom { display: flex; gap: 0.3rem; }
        .zoom button {
            min-width: 2rem; height: 1.9rem; padding: 0 0.5rem; font: inherit; font-size: 0.85rem; color: inherit; cursor: pointer;
            background: var(--surface); border: 1px solid var(--line); border-radius: 6px;
        }
        .zoom button:hover { border-color: var(--strong-line); }
        .legend li { display: flex; align-items: center; gap: 0.4rem; }
        .legend li::before { content: ""; width: 16px; height: 11px; border: 1px solid var(--strong-line); }
        .legend .route::before { border-color: var(--route); background: var(--route-soft); border-radius: 3px; }
        .legend .provider::before { border-color: var(--provider); background: var(--provider-soft); border-radius: 6px; }
        .legend .adapter::before { border: none; background: var(--adapter); clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%); }
        .legend .scope::before { border: 2px solid var(--provider); border-radius: 6px; }
        .legend .line::before { width: 20px; height: 0; border-width: 1.3px 0 0; }
        .legend .dashed::before { border-top-style: dashed; }
        .legend .dotted::before { border-top-style: dotted; }
        .legend .crosses::before { border-color: var(--warning); border-top-width: 2.5px; }

        .scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
        table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
        th, td { padding: 0.4rem 0.9rem; text-align: right; font-weight: 400; }
        th:first-child { text-align: left; }
        thead th { color: var(--muted); font-size: 0.85rem; }
        tbody tr { border-top: 1px solid var(--line); }
        tbody .tag { margin-left: 0.5rem; }
        .none { color: var(--muted); }

        @media (max-width: 820px) {
            html, body { height: auto; }
            .panes { display: block; }
            .browser { border-right: none; }
            .chosen .browser { display: none; }
            #list { flex: none; height: min(60vh, 30rem); border-bottom: 1px solid var(--line); }
            #detail { overflow: visible; padding: 1.25rem 1rem 2.5rem; }
            .back { display: block; margin-bottom: 0.5rem; }
            .back a { display: inline-block; padding: 0.4rem 0; }
            .entries li { grid-template-columns: minmax(0, 1fr) auto; }
            .entries .place { grid-column: 1 / -1; text-align: left; }
            .filters label { min-height: 2.4rem; }
            .search input, .filters select { font-size: 16px; min-height: 2.75rem; }
            th, td { padding: 0.5rem 0.6rem; }
            .below { flex-wrap: wrap; gap: 0.5rem; }
            .legend { flex-basis: 100%; }
            .zoom button { min-width: 2.75rem; height: 2.75rem; }
        }
        @media print {
            :root { --ground: #fff; }
            html, body { height: auto; display: block; font-size: 11pt; }
            .browser, .back, .below { display: none; }
            .panes { display: block; }
            #detail { overflow: visible; padding: 1rem 0; }
            .drawing { max-height: none; overflow: visible; }
            .drawing svg { max-width: 100%; height: auto; }
            .entries li, .finding, figure, tr { break-inside: avoid; }
            a { color: inherit; }
        }
        """#
}
