// SPDX-License-Identifier: Apache-2.0

import FirstRouteInterface
import ModuleRouter

// snippet.route
// The module: nothing public. The app links it and never names it.
@Provider(of: .clock)
struct StoppedClock: Clock { let time = "ten past ten" }

// Anyone who imports the interface.
let clock = try Router.destination(for: .clock)
print(clock.time)  // → ten past ten
// snippet.end
