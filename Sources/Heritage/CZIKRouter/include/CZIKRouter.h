// SPDX-License-Identifier: Apache-2.0
//
// The interface between the Objective-C classes of ZIKRouter and their implementation in Swift. Each side has a table of functions, so
// that the compiler checks every signature.
//
// An object is an opaque pointer. An argument belongs to the caller. A returned object belongs to the receiver, which releases it.

#ifndef C_ZIK_ROUTER_H
#define C_ZIK_ROUTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __clang__
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

/// An Objective-C object or class.
typedef void *zik_object;

/// An object of the Swift side: a route that was found, or a router.
typedef void *zik_handle;

/// The kinds of routable protocols.
typedef enum zik_kind { zik_service, zik_service_module, zik_view, zik_view_module } zik_kind;

/// What makes destinations: a router class, or a route made of blocks. Both receive the same messages.
typedef enum zik_maker_kind { zik_service_maker, zik_view_maker, zik_service_adapter, zik_view_adapter } zik_maker_kind;

/// The handlers of a configuration. A configuration names the ones it has as a set of these bits.
typedef enum zik_handler {
    zik_prepare = 1,
    zik_success = 2,
    zik_performer_success = 4,
    zik_completion = 8,
    zik_error = 16,
    zik_performer_error = 32,
    zik_state = 64,
} zik_handler;

/// The arguments of a handler. Each handler reads its own.
typedef struct zik_outcome {
    zik_object _Nullable destination;
    const char *_Nullable action;
    zik_object _Nullable error;
    bool succeeded;
    int32_t old_state;
    int32_t new_state;
} zik_outcome;

/// The place and the size of a popover's anchor.
typedef struct zik_rect { double x, y, width, height; } zik_rect;

/// The minimum distances to the edges of the screen.
typedef struct zik_insets { double top, left, bottom, right; } zik_insets;

/// The settings of a configuration.
typedef struct zik_settings {
    /// A set of `zik_handler`.
    uint32_t handlers;
    bool is_animated;
    bool handles_external_routes;
    /// Whether the kind of the route was set.
    bool has_kind;
    bool has_container;
    /// Whether a handler adds the child's view, or removes it.
    bool handles_child;
    bool has_popover;
    bool has_popover_rect;
    int32_t kind;
    zik_object _Nullable source;
    zik_object _Nullable sender;
    zik_object _Nullable animator;
    zik_object _Nullable popover_view;
    zik_object _Nullable popover_item;
    zik_rect popover_rect;
    int32_t popover_directions;
    // The toolkit's further options of a popover. Those of UIKit are objects or null, those of AppKit are numbers or -1.
    zik_object _Nullable popover_delegate;
    zik_object _Nullable popover_passthrough_views;
    zik_object _Nullable popover_background_color;
    zik_object _Nullable popover_background_class;
    bool has_popover_margins;
    zik_insets popover_margins;
    int32_t popover_edge;
    int32_t popover_behavior;
    /// The identifier of the segue, or null.
    const char *_Nullable segue;
} zik_settings;

/// A way to show a view: its kind and its source.
typedef struct zik_path {
    int32_t kind;
    zik_object _Nullable source;
} zik_path;

/// The phases in which the router classes of a view are notified.
typedef enum zik_phase { zik_will_perform, zik_did_perform, zik_will_remove, zik_did_remove } zik_phase;

/// The interceptors of all routes.
typedef enum zik_interceptor {
    zik_before_perform,
    zik_after_perform,
    zik_after_success,
    zik_after_error,
} zik_interceptor;

/// Calls a function while a child's view is added or removed.
typedef struct zik_continuation {
    void *_Nullable context;
    void (*_Null_unspecified run)(void *_Nullable context);
} zik_continuation;

// MARK: The functions of the Objective-C side

typedef struct zik_front {
    // Objects
    zik_object _Nonnull (*_Null_unspecified retain)(zik_object object);
    void (*_Null_unspecified release)(zik_object object);
    zik_object _Nonnull (*_Null_unspecified class_of)(zik_object object);
    const char *_Nonnull (*_Null_unspecified name_of_class)(zik_object type);
    bool (*_Null_unspecified inherits)(zik_object type, zik_object superclass);
    bool (*_Null_unspecified type_conforms)(zik_object type, const char *protocol);
    bool (*_Null_unspecified object_conforms)(zik_object object, const char *protocol);
    /// Calls a function with the name of each protocol that inherits from the marker of a kind.
    void (*_Null_unspecified each_protocol)(zik_kind kind, void *_Nullable context, void (*_Nonnull body)(void *_Nullable context, const char *name));
    zik_object _Nonnull (*_Null_unspecified make_error)(int32_t code, const char *text, zik_object _Nullable underlying);
    /// Returns the code and the text of an error. The text is released with `free_text`.
    int32_t (*_Null_unspecified read_error)(zik_object error, char *_Nullable *_Nonnull text);
    void (*_Null_unspecified free_text)(char *text);

    // Makers: router classes and routes made of blocks
    bool (*_Null_unspecified is_class)(zik_object maker);
    /// Returns the kind of a router class or an adapter.
    zik_maker_kind (*_Null_unspecified kind_of_class)(zik_object maker);
    void (*_Null_unspecified register_routes)(zik_object maker);
    void (*_Null_unspecified did_finish_registration)(zik_object maker);
    /// Returns the name in messages. It is valid as long as the maker.
    const char *_Nonnull (*_Null_unspecified name)(zik_object maker);
    bool (*_Null_unspecified is_abstract)(zik_object maker);
    /// Returns the supported kinds as the bits of `ZIKViewRouteTypeMask`.
    uint32_t (*_Null_unspecified supported_kinds)(zik_object maker);
    bool (*_Null_unspecified makes_synchronously)(zik_object maker);
    /// Makes a configuration. Without a maker, a plain one of the kind.
    zik_object _Nonnull (*_Null_unspecified make_configuration)(zik_object _Nullable maker, bool is_view);
    zik_object _Nonnull (*_Null_unspecified make_removal)(zik_object _Nullable maker, bool is_view);
    zik_object _Nonnull (*_Null_unspecified make_router)(zik_object maker, zik_handle router, zik_object configuration, zik_object removal);
    bool (*_Null_unspecified should_auto_create)(zik_object maker, zik_object destination, zik_object _Nullable source);
    bool (*_Null_unspecified validates)(zik_object maker, zik_object configuration, zik_object removal);
    bool (*_Null_unspecified detects_leaks)(zik_object maker);
    /// - Parameter router: The router, or null if the view is shown without one. It belongs to the receiver.
    void (*_Null_unspecified notify)(
        zik_object maker, zik_phase phase, zik_handle _Nullable router, zik_object destination, zik_object _Nullable source);

    /// Lets a source prepare a view that its router cannot prepare alone.
    void (*_Null_unspecified prepare_external)(zik_object _Nullable source, zik_object destination);

    // Routers
    zik_object _Nullable (*_Null_unspecified make)(zik_object router, zik_object configuration);
    void (*_Null_unspecified prepare)(zik_object router, zik_object destination, zik_object configuration);
    void (*_Null_unspecified perform)(zik_object router, zik_object destination, zik_object configuration);
    bool (*_Null_unspecified is_prepared)(zik_object router, zik_object destination);
    bool (*_Null_unspecified can_perform_custom)(zik_object router);
    bool (*_Null_unspecified can_remove_custom)(zik_object router);
    void (*_Null_unspecified perform_custom)(zik_object router, zik_object destination, zik_object _Nullable source, zik_object configuration);
    void (*_Null_unspecified remove_custom)(
        zik_object router, zik_object destination, zik_object _Nullable source, zik_object removal, zik_object configuration);
    /// Returns the reason why the destination cannot be removed, which is released with `free_text`, or null.
    char *_Nullable (*_Null_unspecified reason_not_to_remove)(zik_object router);
    void (*_Null_unspecified remove)(zik_object router, zik_object destination, zik_object removal);
    void (*_Null_unspecified before_perform)(zik_object router, zik_object configuration);
    void (*_Null_unspecified after_success)(zik_object router, const char *_Nullable action);

    // Configurations
    void (*_Null_unspecified read_settings)(zik_object configuration, zik_settings *settings);
    void (*_Null_unspecified send)(zik_object configuration, zik_handler handler, const zik_outcome *outcome);
    zik_object _Nonnull (*_Null_unspecified wrap)(zik_object configuration, zik_object destination);
    void (*_Null_unspecified handle_child)(zik_object configuration, zik_object child, zik_continuation continuation);
    void (*_Null_unspecified add_user_info)(zik_object configuration, const char *key, const char *value);
    /// Calls a function with each value that is a string.
    void (*_Null_unspecified each_user_info)(
        zik_object configuration, void *_Nullable context, void (*_Nonnull body)(void *_Nullable context, const char *key, const char *value));
    void (*_Null_unspecified set_url)(zik_object configuration, const char *url, const char *_Nullable action);

    // Blocks
    void (*_Null_unspecified intercept)(
        zik_object block, zik_interceptor interceptor, zik_handle router, zik_object _Nullable configuration, const char *_Nullable action,
        zik_object _Nullable error, bool is_view);
    void (*_Null_unspecified leaked)(zik_object block, zik_object view);
    void (*_Null_unspecified global_error)(zik_object block, zik_handle _Nullable router, const char *_Nullable action, zik_object _Nullable error, bool is_view);
} zik_front;

// MARK: The functions of the Swift side

/// Receives the configurations of a route before it is performed.
typedef void (*_Nonnull zik_configure)(void *_Nullable context, zik_object configuration, zik_object removal);

typedef struct zik_core {
    void (*_Null_unspecified release)(zik_handle handle);

    // Registering
    /// Adds a record, which the shared registry reads at its first use.
    void (*_Null_unspecified add_record)(void (*_Nonnull record)(void *_Nullable batch));
    /// Registers a maker. With a batch, as a part of it; otherwise, immediately in the current registry. Within the registration of
    /// another maker, it is registered at the end of that registration, and the function returns true.
    bool (*_Null_unspecified register_maker)(
        zik_object maker, zik_maker_kind kind, const char *_Nullable file, uint32_t line, void *_Nullable batch);
    void (*_Null_unspecified bind)(zik_object maker, zik_object type, bool is_exclusive);
    void (*_Null_unspecified provide)(zik_object maker, zik_kind kind, const char *protocol);
    void (*_Null_unspecified identify)(zik_object maker, const char *identifier);
    void (*_Null_unspecified add_url)(zik_object maker, const char *pattern);
    void (*_Null_unspecified adapt)(zik_object adapter, zik_kind kind, const char *required, const char *provided);
    bool (*_Null_unspecified registers_by_itself)(void);
    void (*_Null_unspecified set_registers_by_itself)(bool registers);
    void (*_Null_unspecified register_all)(void);
    bool (*_Null_unspecified is_finished)(void);
    /// Ends the registration, or only checks all routes. Calls the function with the identifier and the text of each fault.
    void (*_Null_unspecified check)(bool finishes, void *_Nullable context, void (*_Nonnull fault)(void *_Nullable context, const char *identifier, const char *text));

    // Finding. A route that is not found is reported, and null is returned.
    zik_handle _Nullable (*_Null_unspecified find)(
        zik_kind kind, const char *protocol, const char *file, uint32_t line);
    zik_handle _Nullable (*_Null_unspecified find_maker)(zik_object maker, bool is_view);
    zik_handle _Nullable (*_Null_unspecified find_identifier)(const char *identifier, bool is_view);
    zik_handle _Nullable (*_Null_unspecified find_url)(const char *url, bool is_view);
    void (*_Null_unspecified each_of_class)(
        zik_object type, bool is_view, void *_Nullable context, void (*_Nonnull body)(void *_Nullable context, zik_handle route));

    void (*_Null_unspecified each_router)(bool is_view, void *_Nullable context, void (*_Nonnull body)(void *_Nullable context, zik_object router));

    /// Returns the front screen of the app; null if the app has named none.
    zik_object _Nullable (*_Null_unspecified front_source)(void);

    // Performing
    /// Makes a router and configures it. Returns null if the route is not provided any more.
    zik_handle _Nullable (*_Null_unspecified begin)(zik_handle route, zik_path path, void *_Nullable context, zik_configure configure);
    /// Performs the route. The handlers of a call object belong to this call only.
    void (*_Null_unspecified perform)(zik_handle router, zik_object _Nullable call);
    /// Shows an existing destination, or only prepares it. Null is refused like an object of a foreign class. Returns whether the route
    /// accepts the destination.
    bool (*_Null_unspecified perform_existing)(zik_handle router, zik_object _Nullable destination, bool only_prepares);
    zik_object _Nullable (*_Null_unspecified make)(zik_handle route, void *_Nullable context, zik_configure configure);
    zik_handle _Nullable (*_Null_unspecified perform_url)(
        const char *url, bool is_view, bool has_path, zik_path path, zik_object _Nullable source, zik_object _Nullable call);

    // Routers
    int32_t (*_Null_unspecified state)(zik_handle router);
    zik_object _Nullable (*_Null_unspecified error)(zik_handle router);
    zik_object _Nullable (*_Null_unspecified destination)(zik_handle router);
    /// Returns the configuration of the provider; null if it is not one of Objective-C.
    zik_object _Nullable (*_Null_unspecified configuration)(zik_handle router);
    zik_object _Nullable (*_Null_unspecified removal)(zik_handle router);
    bool (*_Null_unspecified can_perform)(zik_handle router);
    bool (*_Null_unspecified can_remove)(zik_handle router);
    bool (*_Null_unspecified should_remove_before_perform)(zik_handle router);
    /// Whether a route makes its destinations synchronously.
    bool (*_Null_unspecified makes_synchronously)(zik_handle route);
    bool (*_Null_unspecified supports)(zik_handle route, int32_t kind);
    /// Removes the destination. With `configured`, the values of the removal configuration replace earlier ones.
    void (*_Null_unspecified remove)(zik_handle router, zik_object _Nullable call, bool configured);
    int32_t (*_Null_unspecified kind)(zik_handle router);
    bool (*_Null_unspecified is_auto_created)(zik_handle router);
    bool (*_Null_unspecified is_begun_by_router)(zik_handle router);

    // For router classes
    void (*_Null_unspecified prepare)(zik_handle router);
    void (*_Null_unspecified end_perform)(zik_handle router, zik_object _Nullable error);
    void (*_Null_unspecified end_removal)(zik_handle router, zik_object _Nullable error);
    bool (*_Null_unspecified can_begin)(zik_handle router, int32_t kind);
    bool (*_Null_unspecified can_end)(zik_handle router, int32_t kind);
    void (*_Null_unspecified perform_segue)(zik_handle router, const char *identifier, zik_object _Nullable source, zik_object _Nullable sender);

    // For all routes
    void (*_Null_unspecified intercept)(zik_interceptor interceptor, bool is_view, zik_object block);
    /// Sets the handler of all errors, or removes it if the block is null.
    void (*_Null_unspecified set_global_error_handler)(bool is_view, zik_object _Nullable block);
    void (*_Null_unspecified set_leak_delay)(double seconds);
    double (*_Null_unspecified leak_delay)(void);
    /// Sets the block that is called with each leaked view, or removes it if the block is null.
    void (*_Null_unspecified set_leak_handler)(zik_object _Nullable block);
} zik_core;

/// Connects both sides. Called once, when the Objective-C side is loaded.
const zik_core *zik_router_connect(const zik_front *front);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
