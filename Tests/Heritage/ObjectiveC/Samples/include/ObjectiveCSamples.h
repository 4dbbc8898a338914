// SPDX-License-Identifier: Apache-2.0
//
// The samples' entry points, for tests in any language.

#ifndef OBJECTIVE_C_SAMPLES_H
#define OBJECTIVE_C_SAMPLES_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Called with the source of a presentation before the sample shows its view, to put the source in a window. May be null.
typedef void (*sample_source_handler)(void *source);

// ModuleAdapter

/// Makes the login view by the required protocol. Returns whether its provided property has the message.
bool sample_required_interface_makes(void);
/// Shows the login view from module A. Returns whether the shown view has the message.
bool sample_required_interface_shows(sample_source_handler prepare_source);
/// Makes the proxy. Returns whether the message and the delegate's call pass through it.
bool sample_proxy_forwards(void);

// RoutableDeclaration

/// Returns whether the class of the printed category is a routable view.
bool sample_routable_category_conforms(void);
/// Returns whether the class of `DeclareRoutableView` is a routable view.
bool sample_routable_macro_conforms(void);
/// Makes the editor by its protocol. Returns whether it has the title.
bool sample_routable_protocol_makes(void);
/// Makes the editor by its configuration's protocol. Returns whether it has the configuration's title.
bool sample_routable_module_protocol_makes(void);

// TypeChecking

/// Shows the editor with a strict configuration. Returns whether it has the delegate, the name and the age.
bool sample_strict_configuration_shows(sample_source_handler prepare_source);
/// Returns whether a protocol that is not routable has no route.
bool sample_undeclared_protocol_has_no_route(void);
/// Returns whether both earlier names find a route.
bool sample_earlier_names_find(void);
/// Shows the editor with the earlier method. Returns whether it has the delegate, the name and the age.
bool sample_earlier_names_show(sample_source_handler prepare_source);

#ifdef __cplusplus
}
#endif

#endif
