// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Compiles and builds as users of the package do. Only one compiler runs at a time.
@Suite(.serialized, .whereProgramsRun, .startsPrograms)
enum ConsumerTests {
    /// Returns the diagnostics of a key without a declaration.
    static func undeclared(_ key: String, suchAs other: String) -> String {
        """
        error: 'init()' is unavailable: Protocol is not declared as routable for \(key): import the module that declares it, or \
        write '@Routable extension \(key) where Protocol == any <#Protocol#> {}' beside the protocol; if it is declared for \
        another key, such as \(other), use that key
        \(key).swift: note: 'init()' has been explicitly marked unavailable here
        """
    }
}

extension Trait where Self == ConditionTrait {
    static var whereProgramsRun: Self {
        #if os(macOS) || os(Linux)
        .enabled(if: true)
        #else
        .disabled("no compiler can be started here")
        #endif
    }

    /// The texts of diagnostics change from one compiler to the next.
    static var whereDiagnosticsReadLikeThis: Self {
        #if compiler(>=6.3) && compiler(<6.4)
        .enabled(if: true)
        #else
        .disabled("the expected texts are those of Swift 6.3")
        #endif
    }

    /// Records need `@section`.
    static var ifCompilerPlacesRecords: Self {
        #if compiler(>=6.3)
        .enabled(if: true)
        #else
        .disabled("records need Swift 6.3")
        #endif
    }
}
