// SPDX-License-Identifier: Apache-2.0

/// A kind of fault that is seeded into an app.
public enum Fault: String, Sendable, CaseIterable, Codable {
    case providerRemoved = "provider removed"
    case registrationRemoved = "registration removed"
    case registrationInert = "registration without effect"
    case otherRegistry = "only in another registry"
    case moduleNotLinked = "module not linked"
    case lateRegistration = "registered too late"
    case serviceCycle = "service cycle"
    case adapterRemoved = "adapter removed"
    case adapterCycle = "adapter cycle"
    case adapteeMissing = "adapter without provider"
    case captiveScope = "scoped kept by longer"
    case captiveWeak = "weak kept by shared"
    case scopeMissing = "scope missing"
    case valueMissing = "value of a scope missing"
    case providerName = "named provider misspelt"
    case unmatchedURL = "URL without a pattern"
    case unsetPlaceholder = "placeholder without property"
    case duplicateProvider = "duplicate provider"

    /// The identifiers of the errors that report the fault.
    public var acceptedIDs: [String] {
        switch self {
        case .providerRemoved, .registrationRemoved, .registrationInert, .otherRegistry, .moduleNotLinked:
            ["missing-provider", "unregistered-provider", "adapter-without-provider"]
        case .lateRegistration: ["late-registration", "missing-provider", "unregistered-provider"]
        case .serviceCycle: ["route-cycle"]
        case .adapterRemoved: ["missing-provider", "unregistered-provider"]
        case .adapterCycle: ["adapter-cycle"]
        case .adapteeMissing: ["adapter-without-provider", "missing-provider", "unregistered-provider"]
        case .captiveScope, .captiveWeak: ["captive-dependency"]
        case .scopeMissing: ["unknown-scope", "outside-scope", "captive-dependency"]
        case .valueMissing: ["missing-provider", "unregistered-provider"]
        case .providerName: ["missing-provider"]
        case .unmatchedURL: ["unmatched-url", "missing-provider"]
        case .unsetPlaceholder: ["url-pattern-invalid"]
        case .duplicateProvider: ["duplicate-provider"]
        }
    }

    /// The texts of which the output of a broken app contains one.
    public var symptoms: [String] {
        switch self {
        case .providerRemoved, .registrationRemoved, .registrationInert, .otherRegistry, .moduleNotLinked,
            .providerName,
            .lateRegistration, .unmatchedURL, .adapterRemoved, .valueMissing:
            ["missing-provider", "no clock"]
        case .adapteeMissing: ["missing-provider", "adapter-without-provider"]
        case .serviceCycle: ["infinite-recursion", "no clock"]
        case .adapterCycle: ["form a cycle"]
        case .captiveScope, .scopeMissing: ["scope-unavailable"]
        case .captiveWeak: ["broken: "]
        case .unsetPlaceholder: ["broken: ", "invalid-configuration"]
        case .duplicateProvider: ["broken: ", "scope-unavailable"]
        }
    }
}
