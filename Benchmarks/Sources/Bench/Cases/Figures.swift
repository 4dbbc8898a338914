// SPDX-License-Identifier: Apache-2.0

/// What has no floor.
enum Figures {
    static func all(_ filter: String?) throws -> [BenchFigure] {
        try RegistrationFigures.all().filter { filter.map($0.title.contains) ?? true }
    }
}
