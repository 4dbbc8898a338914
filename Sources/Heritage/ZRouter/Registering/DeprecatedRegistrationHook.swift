// SPDX-License-Identifier: Apache-2.0

/// Declares the deprecated hook, so that it can be called without a warning.
protocol DeprecatedRegistrationHook {
    static func _registrationDidFinished()
}

extension DeprecatedRegistrationHook {
    static func callDeprecatedHook() { _registrationDidFinished() }
}
