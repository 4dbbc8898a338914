// SPDX-License-Identifier: Apache-2.0

#if Checker
import ArgumentParser
import Foundation

/// How the source of an app is read.
struct ScanOptions: ParsableArguments {
    @Flag(help: "Print how long each part of the work has taken.") var timings = false
}
#endif
