// SPDX-License-Identifier: Apache-2.0
//
// Clang defines the macros of the platform itself.

#pragma once
