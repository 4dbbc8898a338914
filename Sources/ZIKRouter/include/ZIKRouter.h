// SPDX-License-Identifier: Apache-2.0

#pragma once

// Empty: `import ZRouter` has the names.
