// SPDX-License-Identifier: Apache-2.0

#if Macros
/// A hash of everything that the result of a scan depends on: the contents and the modules of the files, and the scanner's settings.
package struct ScanFingerprint: Codable, Sendable, Hashable {
    private let high: UInt64
    private let low: UInt64

    init(_ hash: ContentHash) {
        high = hash.high
        low = hash.low
    }

    /// Returns the fingerprint of the same scan with further settings.
    package func combined(with settings: String) -> ScanFingerprint {
        ScanFingerprint(ContentHash(high: high, low: low).combined(with: ContentHash(settings)))
    }
}
#endif
