// SPDX-License-Identifier: Apache-2.0

/// A stack of screens.
@MainActor public final class Window {
    public private(set) var stack: [Screen] = []

    public init() {}

    public var topScreen: Screen? { stack.last }

    public func push(_ screen: Screen) { stack.append(screen) }

    public func pop() { stack.popLast()?.didDisappear() }
}
