// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterMacros
import TerminalText

/// Why a command failed, in words for the user.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description.terminalSafe }
}

/// What an error says to the user.
enum ErrorText {
    static func of(_ error: any Error) -> String {
        switch error {
        case let error as RouteError:
            // What a module threw while it was made says more than that it could not be made.
            error.failure.underlyingError.map(of) ?? "\(error)"
        case let error as CocoaError:
            (error.userInfo[NSUnderlyingErrorKey] as? any Error).map(of) ?? error.localizedDescription
        case let error as POSIXError:
            String(cString: strerror(error.code.rawValue))
        default:
            "\(error)"
        }
    }
}
