// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit)
import ModuleRouter
import AppKit
#endif
