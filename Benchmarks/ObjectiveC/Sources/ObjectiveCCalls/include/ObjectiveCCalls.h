// SPDX-License-Identifier: Apache-2.0

// Each function makes a number of calls in Objective-C.

/// Finds the route of a service by its protocol.
void objc_find(int count);
/// Makes a service.
void objc_make(int count);
/// Performs the route of a service, with a handler.
void objc_perform(int count);
/// Performs and removes it.
void objc_perform_and_remove(int count);
/// Makes the object alone, which every other function does too, except `objc_find`.
void objc_floor(int count);
