// SPDX-License-Identifier: Apache-2.0

/// The classes of views that each origin makes. With this index, the first presentation of a class costs the same among a thousand
/// providers as among ten, and only the providers that make the class are installed.
final class ViewClassIndex: Sendable {
    private let origins: [RouteOrigin]
    /// The positions in `origins`, by class, in the order of registration.
    private let indices: [ObjectIdentifier: [Int]]
    /// The positions of the origins whose views have no specific class.
    private let others: [Int]

    init(_ origins: [RouteOrigin], in registry: RouteRegistry) {
        self.origins = origins
        var indices: [ObjectIdentifier: [Int]] = [:]
        var others: [Int] = []
        for (index, origin) in origins.enumerated() {
            origin.tellViewClasses(in: registry) { type in
                if type is AnyClass {
                    indices[ObjectIdentifier(type), default: []].append(index)
                } else {
                    others.append(index)
                }
            }
        }
        self.indices = indices
        self.others = others
    }

    /// Returns the origins that may make views of a class or of a superclass of it, in the order of registration.
    func origins(ofClass type: AnyClass) -> [RouteOrigin] {
        var found = others
        var next: AnyClass? = type
        while let type = next {
            found += indices[ObjectIdentifier(type)] ?? []
            next = _getSuperclass(type)
        }
        return found.sorted(byNumber: \.self).map { origins[$0] }
    }
}
