// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import MarkdownInterface
import ModuleRouter

/// Standard output, for the commands and as the terminal that the Markdown module requires.
@Provider(
    of: RoutableService<any OutputTerminal>.self, RoutableService<any MarkdownRequiredTerminal>.self,
    lifetime: .scoped(to: Session.self))
struct StandardOutput: OutputTerminal, MarkdownRequiredTerminal {
    let columns: Int?
    let isStyled: Bool

    init(settings: SessionSettings) {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        columns = isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil
        isStyled =
            switch settings.color {
            case .always: true
            case .never: false
            case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
            }
    }

    func write(_ text: String) throws { try Self.write(Data(text.utf8)) }

    /// Writes all bytes. If the reader has closed the pipe, the command ends silently.
    static func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw ExitCode.failure
            } else if errno != EINTR {
                throw CommandError("the output cannot be written: \(String(cString: strerror(errno)))")
            }
        }
    }
}
