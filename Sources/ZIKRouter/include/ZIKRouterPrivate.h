// SPDX-License-Identifier: Apache-2.0

#pragma once

// Empty: the original's private helpers are not provided.
