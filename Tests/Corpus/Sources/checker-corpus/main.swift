// SPDX-License-Identifier: Apache-2.0

import CheckerCorpus
import Foundation

do {
    try CorpusCommand(Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("checker-corpus: \(error)\n".utf8))
    exit(2)
}
