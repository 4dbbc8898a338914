// SPDX-License-Identifier: Apache-2.0

/// What is measured without a floor.
enum Figures {
    /// - Parameter modules: How many modules the app has that is checked.
    static func all(modules: Int) -> [FigureCase] {
        var figures = RegistrationFigures.all + ViewRegistrationFigures.all + GrowthFigures.all + StartFigures.all
        #if Checker
        figures += CheckerFigures.all(modules: modules)
        #endif
        return figures
    }
}
