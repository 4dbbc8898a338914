// SPDX-License-Identifier: Apache-2.0

/// The hook by its older name, so that it can be called without a warning.
protocol DeprecatedRegistrationHook {
    static func _registrationDidFinished()
}

extension DeprecatedRegistrationHook {
    static func callDeprecatedHook() { _registrationDidFinished() }
}
