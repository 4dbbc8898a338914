// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation

/// What it takes to check the routes of an app's sources, in a process of its own.
///
/// What is promised is promised of 1,000 modules: apps of other sizes are measured, but have no limits.
enum CheckerFigures {
    static func all(modules: Int) -> [FigureCase] {
        let timed = Measured {
            let output = try Child.output(["checker", "--modules", "\(modules)", "--json"])
            return try JSONDecoder().decode(CheckerRun.Times.self, from: output)
        }
        let group = "check \(modules) modules"
        let isPromised = modules == 1_000
        return [
            FigureCase(group, "cold", unit: "s", limit: isPromised ? 10 : nil) { try timed().cold.seconds },
            FigureCase(group, "nothing changed", unit: "s", limit: isPromised ? 1 : nil) {
                try timed().unchanged.seconds
            },
            FigureCase(group, "one file changed", unit: "s") { try timed().oneChanged.seconds },
            FigureCase(group, "memory, cold", unit: "MB") { try timed().cold.memory },
        ]
    }
}
#endif
