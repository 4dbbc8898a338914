// SPDX-License-Identifier: Apache-2.0

// Keys, paths, routers and errors are those of the library, under the names that both have in common. Where a type of this
// module has the name of one there (`Router`, `ViewMakeableConfiguration`), this one is meant by whoever imports this module.
// Swift has no other word for it than `@_exported`: with it, who says `import ZRouter` alone sees all that the original's did.
@_exported public import ModuleRouter
