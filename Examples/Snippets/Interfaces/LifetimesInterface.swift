// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

public protocol Counter: AnyObject, Sendable { var number: Int { get } }
public protocol Cart: AnyObject, Sendable {}
public protocol Image: AnyObject, Sendable {}
public protocol Catalogue: Sendable {}

@RoutableAs("counter") extension RoutableService where Protocol == any Counter {}
@RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
@RoutableAs("image") extension RoutableService where Protocol == any Image {}
@RoutableAs("catalogue") extension RoutableService where Protocol == any Catalogue {}

public struct Customer: Sendable {
    public let name: String

    public init(name: String) { self.name = name }
}

@RoutableAs("customer") extension RoutableService where Protocol == Customer {}

public protocol Receipt: AnyObject, Sendable {}
public protocol Conversation: AnyObject, Sendable { var id: Int { get } }
public protocol ConversationInput: AnyObject { var conversationID: Int { get set } }
public protocol RateTable: AnyObject, Sendable {}
public protocol Ledger: AnyObject, Sendable {}
public protocol Audit: AnyObject, Sendable { var ledger: any Ledger { get } }
public protocol Report: AnyObject, Sendable { var isConsistent: Bool { get } }

@RoutableAs("receipt") extension RoutableService where Protocol == any Receipt {}
@RoutableAs("rates") extension RoutableService where Protocol == any RateTable {}
@RoutableAs("ledger") extension RoutableService where Protocol == any Ledger {}
@RoutableAs("audit") extension RoutableService where Protocol == any Audit {}
@RoutableAs("report") extension RoutableService where Protocol == any Report {}
@Routable extension RoutableServiceModule where Protocol == any ConversationInput {}
