// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Why there is nothing to check. Its text is the whole message.
struct SourceError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
#endif
