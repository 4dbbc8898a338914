// SPDX-License-Identifier: Apache-2.0

import Testing

/// Serialized, because the windows and the simulated AppKit belong to the process.
@MainActor @Suite(.serialized)
struct AppKitTests {}
