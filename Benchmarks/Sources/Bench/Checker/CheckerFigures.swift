// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation

/// The cost of checking the routes of an app's sources, in a separate process.
///
/// The limits apply to 1,000 modules. Apps of other sizes are measured without limits.
enum CheckerFigures {
    static func all(modules: Int) -> [FigureCase] {
        figures(modules: modules, form: "mixed", "check \(modules) modules")
            + figures(modules: modules, form: "annotated", "check \(modules) modules of @Provider classes")
    }

    private static func figures(modules: Int, form: String, _ group: String) -> [FigureCase] {
        let timed = Measured {
            let output = try Child.output(["checker", "--modules", "\(modules)", "--form", form, "--json"])
            return try JSONDecoder().decode(CheckerRun.Times.self, from: output)
        }
        let isPromised = modules == 1_000
        return [
            FigureCase(group, "cold", unit: "s", limit: isPromised ? 1.5 : nil) { try timed().cold.seconds },
            FigureCase(group, "nothing changed", unit: "s", limit: isPromised ? 0.6 : nil) {
                try timed().unchanged.seconds
            },
            FigureCase(group, "one file changed", unit: "s") { try timed().oneChanged.seconds },
            FigureCase(group, "memory, cold", unit: "MB") { try timed().cold.memory },
        ]
    }
}
#endif
