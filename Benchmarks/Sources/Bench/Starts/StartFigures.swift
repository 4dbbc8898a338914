// SPDX-License-Identifier: Apache-2.0

/// The first route of a process, without the cost of starting the process.
enum StartFigures {
    static var all: [FigureCase] {
        let direct = Measured { try ProcessStart.Registration.byRecords.figures(direct: true) }
        let providers = Double(ProcessStart.Registration.byRecords.providers)
        return ProcessStart.Registration.allCases.flatMap(figures) + [
            FigureCase("first route", "the same object without one", unit: "µs") { try direct().first / 1_000 },
            // Includes all of the loader's work for the image, such as a record and a provider's metadata.
            FigureCase("loading of a recorded provider", "each", unit: "ns") {
                try direct().loading / providers
            },
        ]
    }

    private static func figures(of registration: ProcessStart.Registration) -> [FigureCase] {
        let route = Measured { try registration.figures(direct: false) }
        return [
            FigureCase("first route", registration.name, unit: "µs") { try route().first / 1_000 },
            FigureCase("first route", "\(registration.name), each", unit: "bytes") {
                try route().bytes / Double(registration.providers)
            },
        ]
    }
}
