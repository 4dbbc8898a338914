// SPDX-License-Identifier: Apache-2.0

import Testing

/// One after the other: windows, and what the simulated AppKit does, are the process's.
@MainActor @Suite(.serialized)
struct AppKitTests {}
