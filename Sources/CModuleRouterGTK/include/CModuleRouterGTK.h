// SPDX-License-Identifier: Apache-2.0
#pragma once

// Empty unless GTK is there, so that this builds on machines without.
#if __has_include(<gtk/gtk.h>)
#include <gtk/gtk.h>
#include <stdbool.h>

/// Lets GLib's default main context run what waits on the main queue, and so on the main actor. On the main thread; more than
/// once does no harm.
void module_router_gtk_attach_main_queue(void);

/// From now on the main thread of a program whose `main` is asynchronous runs GLib's main loop while `main` waits.
///
/// Returns false if this runtime cannot do that.
bool module_router_gtk_take_over_async_main(void);

bool module_router_gtk_is_main_thread(void);

/// Takes a widget out of its parent, in the way that the parent wants it. Does nothing for one that has no parent.
void module_router_gtk_remove_from_parent(GtkWidget *widget);

/// Puts a widget into another one that can have several; returns false if it cannot.
bool module_router_gtk_append(GtkWidget *parent, GtkWidget *child);

// What Swift does not import: macros.
static inline GType module_router_gtk_type_of(gconstpointer object) { return G_OBJECT_TYPE(object); }
static inline bool module_router_gtk_is_window(gconstpointer object) { return GTK_IS_WINDOW((gpointer)object); }
static inline bool module_router_gtk_is_native(gconstpointer object) { return GTK_IS_NATIVE((gpointer)object); }
static inline bool module_router_gtk_is_widget(gconstpointer object) { return GTK_IS_WIDGET((gpointer)object); }
#endif
