// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The images of this process that hold a copy of this library.
package enum LibraryCopies {
    /// A number that changes when an image is loaded.
    package static var imageGeneration: UInt { module_router_image_generation() }

    package static func find() -> [String] {
        var copies: [String] = []
        withUnsafeMutablePointer(to: &copies) { copies in
            module_router_visit_copies(
                { image, copies in
                    guard let image, let copies else { return }
                    // The pointer is the one that is passed two lines below.
                    copies.assumingMemoryBound(to: [String].self).pointee.append(String(cString: image))
                }, copies)
        }
        return copies
    }
}
