// SPDX-License-Identifier: Apache-2.0

// Keys, paths, routers and errors are those of the library, under the names that the library and ZIKRouter share. Some types of
// this module have the same name as a type of the library (`Router`, `ViewMakeableConfiguration`). Files that import this
// module use the type of this module. Swift has no alternative to `@_exported`. With it, `import ZRouter` alone gives access to
// all names that ZIKRouter had.
@_exported public import ModuleRouterViews
