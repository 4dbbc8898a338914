// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The reason why the source cannot be read or written. The description is the complete message.
struct SourceError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
#endif
