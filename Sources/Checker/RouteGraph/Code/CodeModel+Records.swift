// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// Returns the place where the app, when it starts, makes the shared registry ignore `@AutoRegister` and `@Provider`; nil if it does
    /// not certainly do so, or if other code undoes it.
    func placeThatIgnoresRecords() -> SourceLocation? {
        let assignments = code.calls(named: "registersByItself").filter { !code.call($0).arguments.isEmpty }
        guard !assignments.isEmpty,
            assignments.allSatisfy({ code.call($0).arguments.first?.value == .text("false") })
        else { return nil }
        let running = making.functionsRun(by: launchFunctions())
        let first = assignments.filter { site in
            guard code.call(site).isCertain, running.contains(site.function),
                case .name("shared", .type(let registry))? = code.call(site).receiver
            else { return false }
            return code.type(registry, in: code.functions[site.function].context)?.name == "RouteRegistry"
        }.min()
        return first.map {
            SourceLocation(code.functions[$0.function].file.path, code.call($0).position)
        }
    }
}
