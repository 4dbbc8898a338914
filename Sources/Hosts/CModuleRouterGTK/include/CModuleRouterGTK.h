// SPDX-License-Identifier: Apache-2.0
#pragma once

// Empty without GTK, so that the target also builds on machines without it.
#if __has_include(<gtk/gtk.h>)
#include <gtk/gtk.h>
#include <stdbool.h>

/// Makes GLib's default main context run the work of the main queue, and so of the main actor. Call it on the main thread.
/// Repeated calls have no effect.
void module_router_gtk_attach_main_queue(void);

/// Makes the main thread run GLib's main loop while an asynchronous `main` waits.
///
/// Returns false if this Swift runtime does not support it.
bool module_router_gtk_take_over_async_main(void);

bool module_router_gtk_is_main_thread(void);

/// Removes a widget from its parent by the function for the parent's class. Does nothing if it has no parent.
void module_router_gtk_remove_from_parent(GtkWidget *widget);

/// Adds a child to a widget. Returns false if the widget takes no children.
bool module_router_gtk_append(GtkWidget *parent, GtkWidget *child);

// Functions for macros, which Swift does not import.
static inline GType module_router_gtk_type_of(gconstpointer object) { return G_OBJECT_TYPE(object); }
static inline bool module_router_gtk_is_window(gconstpointer object) { return GTK_IS_WINDOW((gpointer)object); }
static inline bool module_router_gtk_is_native(gconstpointer object) { return GTK_IS_NATIVE((gpointer)object); }
static inline bool module_router_gtk_is_widget(gconstpointer object) { return GTK_IS_WIDGET((gpointer)object); }
#endif
