// SPDX-License-Identifier: Apache-2.0

import CLibFuzzer

// libFuzzer's own main would conflict with that of the package manager.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    FuzzedInput(UnsafeBufferPointer(start: start, count: count)).check()
    return 0
}
precondition(status == 0, "the fuzzer itself has failed")
