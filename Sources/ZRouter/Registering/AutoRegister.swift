// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Lets a router or an adapter register itself.
///
/// ```swift
/// @AutoRegister
/// class LoginViewRouter: ZIKViewRouter<LoginViewController, ViewRouteConfig> { … }
/// ```
///
/// The macro of `ModuleRouterMacros`, for files that import this module alone: with both, two of each name are there to choose
/// from.
// The name is what the macro gives the record, underscored since nobody else is to use it.
@attached(
    member, names: named(_routeRecord), named(Destination), named(MadeDestination), named(makeDestination))
public macro AutoRegister() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AutoRegisterMacro")
#endif
