// SPDX-License-Identifier: Apache-2.0

#if DEBUG
extension NearMisses {
    /// Returns the key with the most similar name, if there is one.
    static func nearest(to key: RouteKey, among others: [RouteKey]) -> RouteKey? {
        let name = Name(key.protocolName)
        var nearest: RouteKey?
        var distance = Int.max
        var text = ""
        for other in others where other != key {
            let otherName = Name(other.protocolName)
            guard let otherDistance = name.distance(to: otherName), otherDistance <= distance else { continue }
            if otherDistance == distance, let found = nearest {
                // The description is slow to compute and seldom needed.
                guard
                    otherName.text < text
                        || otherName.text == text && other.qualifiedDescription < found.qualifiedDescription
                else { continue }
            }
            (nearest, distance, text) = (other, otherDistance, otherName.text)
        }
        return nearest
    }
}
#endif
