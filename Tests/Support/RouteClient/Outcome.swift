// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// Returns a completion that only receives a success.
package func onSuccess<Value>(_ handle: @escaping (Value) -> Void) -> (Result<Value, RouteError>) -> Void {
    { if case .success(let value) = $0 { handle(value) } }
}

/// Returns a completion that only receives a failure.
package func onFailure<Value>(_ handle: @escaping (RouteError) -> Void) -> (Result<Value, RouteError>) -> Void {
    { if case .failure(let error) = $0 { handle(error) } }
}
