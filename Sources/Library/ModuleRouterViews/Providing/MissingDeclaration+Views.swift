// SPDX-License-Identifier: Apache-2.0

extension ViewRouteProvider where ProvidedDestination: MissingDeclaration {
    @available(
        *, unavailable,
        message:
            "a provider of views implements 'func makeDestination(with configuration: Configuration) throws -> Destination?', and its destination is a class; with a configuration of its own, it also implements 'static func makeConfiguration() -> Configuration'; only @AutoRegister accepts it without the configuration or the optional"
    )
    @MainActor public func makeDestination(with configuration: ProvidedConfiguration) throws -> ProvidedDestination? {
        nil
    }
}
