// SPDX-License-Identifier: Apache-2.0

// A program with the Swift names of ZIKRouter. `Benchmarks/ObjectiveC/Scripts/check-linking` shows that it links nothing of the Objective-C interface.

import ZIKRouter
import ZIKRouter.Internal
import ZRouter

protocol ClockInput {}

extension RoutableService where Protocol == any ClockInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

print(Router.makeDestination(to: RoutableService<any ClockInput>()) == nil)
