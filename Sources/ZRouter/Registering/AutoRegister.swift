// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Registers a router or an adapter automatically.
///
/// ```swift
/// @AutoRegister
/// class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> { … }
/// ```
///
/// The same macro as in `ModuleRouterMacros`, for files that import only this module. In files that import both modules, the
/// name is ambiguous.
// The macro uses `_routeRecord` for the record. The underscore marks the name as internal.
@attached(
    member, names: named(_routeRecord), named(Destination), named(MadeDestination), named(makeDestination))
public macro AutoRegister() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AutoRegisterMacro")
#endif
