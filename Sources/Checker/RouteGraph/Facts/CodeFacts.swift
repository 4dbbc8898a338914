// SPDX-License-Identifier: Apache-2.0

/// A function, an initialiser, the code of a property, a closure that makes destinations, or the top level of a file: code that
/// runs as a whole.
package struct FunctionFact: Codable, Sendable, Hashable {
    package enum Kind: Int, Codable, Sendable, Hashable, CaseIterable {
        case topLevel, function, initializer, subscripting
        /// The accessors of a property, or the initial value of a lazy, static or global one. The code runs when the property is
        /// read.
        case property
        /// The initial value of a stored property. The code runs when an instance is made.
        case initialValue
        /// The default value of a parameter. `name` is the parameter's.
        case defaultValue
        /// A closure, other than one that runs where it is written.
        case closure
        /// The code for some cases of `self` in a `switch`. `name` lists their names.
        case branch
    }

    package struct Parameter: Codable, Sendable, Hashable {
        /// The argument label; nil for `_`.
        package var label: String?
        package var name: String
        package var type: TypeReference
        package var hasDefault: Bool
        /// Whether the argument may be evaluated later, or never: an `@autoclosure`.
        package var isDeferred: Bool
        package var isVariadic: Bool

        package init(
            label: String?, name: String, type: TypeReference, hasDefault: Bool = false, isDeferred: Bool = false,
            isVariadic: Bool = false
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.hasDefault = hasDefault
            self.isDeferred = isDeferred
            self.isVariadic = isVariadic
        }
    }

    /// A value given to a name: `let key = …`, `self.key = …`, `for key in …`.
    package struct Binding: Codable, Sendable, Hashable {
        package var name: String
        package var value: CodeValue

        package init(_ name: String, _ value: CodeValue) {
            self.name = name
            self.value = value
        }
    }

    package var kind: Kind
    package var name: String
    /// The surroundings of the declaration.
    package var scope: SourceScope
    /// The index of the function that contains this one.
    package var parent: Int?
    package var isStatic = false
    /// Whether code outside the sources may call it: it overrides a method, or an attribute makes it visible to a runtime.
    package var isRoot = false
    /// Whether it is the initial value of a global variable. In `main.swift`, the code runs where it is written.
    package var isGlobalValue = false
    /// Whether it is a stored property of instances that keeps its value: neither weak, nor with a wrapper that may keep another one.
    package var keepsValue = false
    package var parameters: [Parameter] = []
    /// The type of the result or of the property; nil if the source does not name it.
    package var result: TypeReference?
    /// The values that it returns, apart from those of its branches, as far as they may be keys, types or modules.
    package var values: [CodeValue] = []
    package var bindings: [Binding] = []
    package var calls: [CallFact] = []
    /// The names in the code: `name`, `Type.name`, `.name` for an implicit member, `_.name` for a member of a value, and
    /// `Type:name` for a static member that is only printed.
    package var mentions: [String] = []
    package var position: SourcePosition
    /// The end of the declaration.
    package var end = SourcePosition(line: .max, column: 1)

    package init(
        _ kind: Kind, _ name: String, scope: SourceScope = SourceScope(), parent: Int? = nil, position: SourcePosition
    ) {
        self.kind = kind
        self.name = name
        self.scope = scope
        self.parent = parent
        self.position = position
    }
}

extension FunctionFact {
    /// Whether it is a global variable.
    package var isGlobalProperty: Bool { kind == .property && parent == nil && scope.types.isEmpty }

    package var hasCode: Bool { !calls.isEmpty || !mentions.isEmpty || !values.isEmpty }
}

/// A call, or the reading of a property that may run code.
package struct CallFact: Codable, Sendable, Hashable {
    package struct Argument: Codable, Sendable, Hashable {
        package var label: String?
        package var value: CodeValue

        package init(_ label: String? = nil, _ value: CodeValue) {
            self.label = label
            self.value = value
        }
    }

    /// The name of the function or the property; `init` for `Screen(…)`.
    package var name: String
    /// The value or type before the dot; nil if there is none.
    package var receiver: CodeValue?
    package var isCall: Bool
    package var genericArguments: [TypeReference] = []
    package var arguments: [Argument] = []
    package var trailingClosures = 0
    /// Whether the call runs whenever the function runs to its end.
    package var isCertain: Bool
    /// Whether the code goes on if the call fails: `try?`.
    package var isOptional: Bool
    /// Whether the function may have made nothing before the call: a `makeDestination` with `guard … else { return nil }`.
    package var isAfterNil = false
    /// The type of the result that an annotation, a cast or the function's own result type states.
    package var expected: TypeReference?
    /// The property or variable that the result is assigned to.
    package var target: String?
    /// The indices of the calls that receive this one as part of an argument, with the argument's index.
    package var outer: [Outer] = []
    package var position: SourcePosition
    /// The position of the first argument of a call that may register a closure.
    package var subject: SourcePosition?

    package struct Outer: Codable, Sendable, Hashable {
        package var call: Int
        package var argument: Int

        package init(call: Int, argument: Int) {
            self.call = call
            self.argument = argument
        }
    }

    package init(
        _ name: String, of receiver: CodeValue? = nil, isCall: Bool = true, isCertain: Bool = true,
        isOptional: Bool = false, position: SourcePosition
    ) {
        self.name = name
        self.receiver = receiver
        self.isCall = isCall
        self.isCertain = isCertain
        self.isOptional = isOptional
        self.position = position
    }
}

extension CallFact {
    /// Whether it is the use of an operator.
    var isOfOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" && $0 != "$" } ?? false }
}

/// A value as far as syntax shows it.
package indirect enum CodeValue: Codable, Sendable, Hashable {
    /// `RoutableService<any Clock>()` or `.clock`.
    case key(KeyReference, SourcePosition)
    /// `.init()` or `RoutableService()`, whose type the compiler infers.
    case inferred(RouteKind?, as: TypeReference?, SourcePosition)
    /// `ClockRouter.self`, or `ClockModule` before a dot.
    case type(TypeReference)
    /// A variable, a constant, a parameter or a property: `key`, `Keys.clock`, `self.key`, `.clock`.
    case name(String, of: CodeValue?)
    /// The result of a call of this function, by its index.
    case call(Int)
    /// `self`, `Self` or `super`.
    case own
    /// The type that the compiler infers before `.name`.
    case implicit
    /// A string literal.
    case text(String)
    /// One of several values: `a ?? b`, `x ? a : b`, the elements of an array.
    case oneOf([CodeValue])
    /// A closure, by the index of its function.
    case closure(Int)
    /// Any other expression.
    case other
}
