// SPDX-License-Identifier: Apache-2.0

package import RouteVocabulary

extension RouteFaultText {
    /// Returns the text at run time, when the traits of the program are known, but neither its style nor its short keys. The forms
    /// of providers are internal, so that an app contains only the one that it uses.
    ///
    /// - Parameters:
    ///   - protocolName: The protocol as it is written in source: `any Clock`.
    ///   - isOnMainActor: Whether only the main actor can make the key.
    package static func missingProvider(
        _ kind: RouteKind, of protocolName: String, isOnMainActor: Bool = false
    ) -> Self {
        #if Macros
        let provider = annotatedProvider(kind, of: protocolName, isOnMainActor: isOnMainActor)
        #else
        let provider = separateProvider(kind, of: protocolName, isOnMainActor: isOnMainActor)
        #endif
        return missingProvider(kind, of: protocolName, proposing: provider)
    }

    /// - Parameter provider: The code of a provider.
    package static func missingProvider(
        _ kind: RouteKind, of protocolName: String, proposing provider: String
    ) -> Self {
        let key = kind.keyName + "<" + protocolName + ">"
        return Self(
            message: "no provider for " + key,
            remedy: "link the module that provides it, or add a provider to a module that the app links:\n" + provider
                + "\nor, if a module requires this key, adapt it in the app: Adapts(" + key
                + "(), to: <#Key#>) { <#Proxy#>($0) }")
    }
}
