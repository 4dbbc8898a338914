// SPDX-License-Identifier: Apache-2.0

// Code that imports the host can use all routes.
@_exported public import ModuleRouterViews
