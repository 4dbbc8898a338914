// SPDX-License-Identifier: Apache-2.0

// Empty: the original's private helpers are not provided. The file keeps imports of `ZIKRouter.Private` working.
