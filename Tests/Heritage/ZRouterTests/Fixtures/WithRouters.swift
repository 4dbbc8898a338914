// SPDX-License-Identifier: Apache-2.0

import ZRouter

/// Runs a closure with a registry that contains these routers.
func with<Result>(
    @RegistrableListBuilder _ routers: () -> [any RouteRegistrable.Type], _ body: () throws -> Result
) rethrows -> Result {
    try TestConfig.$behaviour.withValue(TestConfig.Behaviour()) { try RouteRegistry { routers() }.run(body) }
}

/// Runs a closure in which the routers of the fixtures fail.
func failing<Result>(_ body: () throws -> Result) rethrows -> Result {
    TestConfig.routeShouldFail = true
    defer { TestConfig.routeShouldFail = false }
    return try body()
}
