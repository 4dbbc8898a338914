// SPDX-License-Identifier: Apache-2.0

/// Who makes which classes of views. So a class that is shown for the first time costs the same among a thousand providers as
/// among ten, and none is looked into but those that make it.
final class ViewClassIndex: Sendable {
    private let origins: [RouteOrigin]
    /// By the class that is made, in the order of registration.
    private let indices: [ObjectIdentifier: [Int]]
    /// Of those whose views are of no one class.
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

    /// Those that may make views of a class or of a superclass of it, in the order of registration.
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
