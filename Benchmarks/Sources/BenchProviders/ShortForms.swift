// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

// The graph of five services again, with annotated classes.

@Provider(of: .shortRoot)
final class ShortRootService: ShortRoot {
    private let left: any ShortLeft
    private let right: any ShortRight

    var number: Int { left.number + right.number }

    init(left: any ShortLeft, right: any ShortRight) {
        self.left = left
        self.right = right
    }
}

@Provider(of: .shortLeft)
final class ShortLeftService: ShortLeft {
    private let leaf: any ShortLeftLeaf

    var number: Int { leaf.number + 1 }

    init(leaf: any ShortLeftLeaf) { self.leaf = leaf }
}

@Provider(of: .shortRight)
final class ShortRightService: ShortRight {
    private let leaf: any ShortRightLeaf

    var number: Int { leaf.number + 1 }

    init(leaf: any ShortRightLeaf) { self.leaf = leaf }
}

@Provider(of: .shortLeftLeaf)
final class ShortLeftLeafService: ShortLeftLeaf {
    let number = 1
}

@Provider(of: .shortRightLeaf)
final class ShortRightLeafService: ShortRightLeaf {
    let number = 2
}

/// The owner of a property with `@Routed`, and of the same property in its long form.
public final class SharedOwner: Sendable {
    @Routed public var shared: any Shared

    private let kept = RoutedDestination(RoutableService<any Shared>())

    public var long: any Shared {
        get throws { try kept.get() }
    }

    public init() {}
}
