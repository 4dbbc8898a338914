// SPDX-License-Identifier: Apache-2.0

/// The measurements without a floor.
enum Figures {
    /// - Parameter modules: The number of modules in the checked app.
    static func all(modules: Int) -> [FigureCase] {
        var figures = RegistrationFigures.all + ViewRegistrationFigures.all + GrowthFigures.all + StartFigures.all
        #if Checker
        figures += CheckerFigures.all(modules: modules)
        #endif
        return figures
    }
}
