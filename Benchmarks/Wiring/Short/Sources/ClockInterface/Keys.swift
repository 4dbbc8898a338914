// SPDX-License-Identifier: Apache-2.0

import ModuleRouter  // wiring: import

@RoutableAs("clock") extension RoutableService where Protocol == any Clock {}  // wiring: declare
