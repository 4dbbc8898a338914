// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import TerminalText

/// The failure of a command, with a message for the user.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description.terminalSafe }
}

/// The messages of errors for the user.
enum ErrorText {
    static func of(_ error: any Error) -> String {
        switch error {
        case let error as RouteError:
            // The module's error is more specific than that of the route.
            error.underlyingError.map(of) ?? "\(error)"
        case let error as CocoaError:
            (error.userInfo[NSUnderlyingErrorKey] as? any Error).map(of) ?? error.localizedDescription
        case let error as POSIXError:
            String(cString: strerror(error.code.rawValue))
        default:
            "\(error)"
        }
    }
}
