// SPDX-License-Identifier: Apache-2.0

/// The facts about routes in one Objective-C file.
///
/// Names in Objective-C are global, and the meaning of a call depends on classes and protocols of other files. `ObjectiveCLinker`
/// therefore turns these facts into the facts of Swift files, when all files are known.
package struct ObjectiveCFacts: Codable, Sendable, Hashable {
    package var protocols: [ObjectiveCProtocolFact] = []
    package var classes: [ObjectiveCClassFact] = []
    package var statements: [ObjectiveCStatement] = []
    package var macros: [ObjectiveCMacroFact] = []
    /// The names of the headers in `#import "…"`, without folders.
    package var headers: [String] = []

    package init() {}
}

/// A protocol with its parents: `@protocol EditorViewInput <ZIKViewRoutable>`.
package struct ObjectiveCProtocolFact: Codable, Sendable, Hashable {
    package var name: String
    /// The name in Swift, from `NS_SWIFT_NAME`; nil if it is the same.
    package var swiftName: String?
    package var parents: [String]
    /// The position of the name.
    package var position: SourcePosition

    package init(name: String, swiftName: String? = nil, parents: [String], position: SourcePosition) {
        self.name = name
        self.swiftName = swiftName
        self.parents = parents
        self.position = position
    }
}

/// An `@interface` or an `@implementation` of a class, or of a category.
package struct ObjectiveCClassFact: Codable, Sendable, Hashable {
    package var name: String
    /// The superclass; nil for an implementation or a category.
    package var superclass: String?
    package var isCategory: Bool
    package var isImplementation: Bool
    /// Whether it implements `+isAbstractRouter` and returns `YES`, at least for itself.
    package var isAbstract: Bool
    /// The position of `+registerRoutableDestination`; nil if this code does not contain it.
    package var registration: SourcePosition?
    /// The position of the name.
    package var position: SourcePosition

    package init(
        name: String, superclass: String? = nil, isCategory: Bool = false, isImplementation: Bool = false,
        isAbstract: Bool = false, registration: SourcePosition? = nil, position: SourcePosition
    ) {
        self.name = name
        self.superclass = superclass
        self.isCategory = isCategory
        self.isImplementation = isImplementation
        self.isAbstract = isAbstract
        self.registration = registration
        self.position = position
    }
}

/// A macro of the app whose replacement is about routes. Code that uses it is not followed.
package struct ObjectiveCMacroFact: Codable, Sendable, Hashable {
    package var name: String
    /// Whether its replacement registers routes. Otherwise it requests them.
    package var registers: Bool

    package init(name: String, registers: Bool) {
        self.name = name
        self.registers = registers
    }
}

/// A key as written in Objective-C: a protocol, and the part of the name of the call that tells its kind.
package struct ObjectiveCKey: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        case view, viewModule, service, serviceModule
        /// The protocol of a destination. The class that registers it tells whether it is a view.
        case destination
        /// The protocol of a module. The class that registers it tells whether it is one of views.
        case module
    }

    package var kind: Kind
    package var name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

/// A statement about routes, with its place.
package struct ObjectiveCStatement: Codable, Sendable, Hashable {
    package enum Kind: Codable, Sendable, Hashable {
        /// Registers a router class: by `ZIKAutoRegister`, in the list for `registerRouters:`, or by a direct call.
        case registration(of: String)
        /// A line of a registration, and the router that it is sent to.
        case line(ObjectiveCLine, Receiver)
        /// A request: `ZIKRouterToView(EditorViewInput)`.
        case request(ObjectiveCKey)
        /// A protocol as a value: `@protocol(EditorViewInput)`. Some other code may register or request it.
        case mention(String)
        /// A message to a router class that performs a route or makes a destination.
        case message(to: String)
        /// A block or a variable with the type of a protocol that may be a parent of the requested one.
        case typed(as: [String], for: ObjectiveCKey, text: String)
        /// A use of a macro, or a call of a function with parameters, inside of a registration.
        case call(of: String, arguments: [String], text: String)
        /// Code that the checker cannot follow.
        case unproven(ObjectiveCDoubt, text: String)
    }

    /// The router that a line belongs to.
    package enum Receiver: Codable, Sendable, Hashable {
        /// `self`, in the class that contains the statement.
        case own
        /// Another router class.
        case router(String)
        /// `ZIKViewRouter` (true) or `ZIKServiceRouter` (false): the route has no router class.
        case library(isView: Bool)
        /// A block route, by its number in the file.
        case block(Int, isView: Bool)
    }

    package var kind: Kind
    /// The class around the statement; nil outside of classes.
    package var owner: String?
    /// The method or the function around the statement.
    package var member: String?
    /// Whether the statement may be skipped at run time.
    package var isConditional: Bool
    package var position: SourcePosition

    package init(
        _ kind: Kind, owner: String? = nil, member: String? = nil, isConditional: Bool = false, position: SourcePosition
    ) {
        self.kind = kind
        self.owner = owner
        self.member = member
        self.isConditional = isConditional
        self.position = position
    }
}

/// A line by which Objective-C code registers something for a router.
package enum ObjectiveCLine: Codable, Sendable, Hashable {
    /// `registerView:`, `registerService:`; nil for a class that is not written.
    case destination(String?, isExclusive: Bool)
    case key(ObjectiveCKey)
    case adapter(ObjectiveCKey, adaptee: String)
    case identifier(String)
    case urlPattern(String)
    /// A line that is not understood.
    case unproven(ObjectiveCDoubt, text: String)
}

/// The reason why some code is not followed.
package enum ObjectiveCDoubt: String, Codable, Sendable, Hashable, CaseIterable {
    case unwrittenProtocol, namedProtocol, unwrittenText, unwrittenRouters, unwrittenReceiver, unwrittenRequest,
        selector, macro,
        macroRequest, function
}
