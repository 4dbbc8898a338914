// SPDX-License-Identifier: Apache-2.0

/// Combines two handlers. The first one is called before the second one.
enum HandlerChain {
    static func of<First, Second>(
        _ one: ((First, Second) -> Void)?, _ other: ((First, Second) -> Void)?
    ) -> ((First, Second) -> Void)? {
        guard let one, let other else { return one ?? other }
        return { first, second in
            one(first, second)
            other(first, second)
        }
    }

    static func of<First>(_ one: ((First) -> Void)?, _ other: ((First) -> Void)?) -> ((First) -> Void)? {
        guard let one, let other else { return one ?? other }
        return { first in
            one(first)
            other(first)
        }
    }
}
