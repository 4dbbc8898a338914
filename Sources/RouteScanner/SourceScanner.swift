// SPDX-License-Identifier: Apache-2.0

#if Checker
#endif
