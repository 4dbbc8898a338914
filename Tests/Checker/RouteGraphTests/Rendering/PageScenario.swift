// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph

/// A user's actions on the page, as JavaScript, and the observed values.
///
/// `see(name, value)` records a value; `press(key)` presses a key at the focused element; `type(text)` types into the search
/// field; `moved()` waits for the next change of the page's address.
struct PageScenario {
    var page: String

    init(_ graph: RouteGraph, _ findings: [RouteFinding] = [], steps: String) throws {
        let script = #"""
            <pre id="results" hidden></pre>
            <script>
            (async () => {
                const seen = [];
                const see = (name, value) => seen.push(name + ": " + value);
                const one = (selector) => document.querySelector(selector);
                const all = (selector) => [...document.querySelectorAll(selector)];
                const press = (key) => document.activeElement.dispatchEvent(
                    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
                const type = (text) => { search.value = text; search.dispatchEvent(new Event("input", { bubbles: true })); };
                const moved = () => new Promise((resolve) => addEventListener("hashchange", () => setTimeout(resolve), { once: true }));
                const finish = () => {
                    document.getElementById("results").textContent = seen.join("\n");
                    if (parent !== window) parent.postMessage(seen.join("\n"), "*");
                };
                const active = () => one(".row.active .name")?.textContent;
                addEventListener("error", (event) => see("error", event.message));
                addEventListener("securitypolicyviolation", (event) => see("refused", event.effectiveDirective + " " + event.blockedURI));
                try {
            \#(steps)
                } catch (error) { see("error", error.stack); }
                finish();
            })();
            </script>
            </body>
            """#
        page = try graph.html(findings: findings).replacing("</body>", with: script)
    }

    /// Returns the observed values, one in each line.
    func run(
        in browser: Browser, fragment: String = "", frame: Int? = nil, hasVirtualTime: Bool = true, isDark: Bool = false
    ) throws
        -> [String]
    {
        try browser.text(of: page, fragment: fragment, frame: frame, hasVirtualTime: hasVirtualTime, isDark: isDark)
            .split(separator: "\n").map(String.init)
    }
}
