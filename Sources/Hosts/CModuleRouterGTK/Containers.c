// SPDX-License-Identifier: Apache-2.0
#include "CModuleRouterGTK.h"

#if __has_include(<gtk/gtk.h>)
void module_router_gtk_remove_from_parent(GtkWidget *widget) {
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (!parent) return;
    if (GTK_IS_BOX(parent)) gtk_box_remove(GTK_BOX(parent), widget);
    else if (GTK_IS_GRID(parent)) gtk_grid_remove(GTK_GRID(parent), widget);
    else if (GTK_IS_FIXED(parent)) gtk_fixed_remove(GTK_FIXED(parent), widget);
    else if (GTK_IS_STACK(parent)) gtk_stack_remove(GTK_STACK(parent), widget);
    else if (GTK_IS_LIST_BOX(parent)) gtk_list_box_remove(GTK_LIST_BOX(parent), widget);
    else if (GTK_IS_FLOW_BOX(parent)) gtk_flow_box_remove(GTK_FLOW_BOX(parent), widget);
    else if (GTK_IS_OVERLAY(parent) && gtk_overlay_get_child(GTK_OVERLAY(parent)) == widget)
        gtk_overlay_set_child(GTK_OVERLAY(parent), NULL);
    else if (GTK_IS_OVERLAY(parent)) gtk_overlay_remove_overlay(GTK_OVERLAY(parent), widget);
    else if (GTK_IS_HEADER_BAR(parent)) gtk_header_bar_remove(GTK_HEADER_BAR(parent), widget);
    else if (GTK_IS_SCROLLED_WINDOW(parent)) gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(parent), NULL);
    else if (GTK_IS_VIEWPORT(parent)) gtk_viewport_set_child(GTK_VIEWPORT(parent), NULL);
    else if (GTK_IS_FRAME(parent)) gtk_frame_set_child(GTK_FRAME(parent), NULL);
    else if (GTK_IS_REVEALER(parent)) gtk_revealer_set_child(GTK_REVEALER(parent), NULL);
    else if (GTK_IS_WINDOW(parent)) gtk_window_set_child(GTK_WINDOW(parent), NULL);
    else if (GTK_IS_PANED(parent) && gtk_paned_get_start_child(GTK_PANED(parent)) == widget)
        gtk_paned_set_start_child(GTK_PANED(parent), NULL);
    else if (GTK_IS_PANED(parent)) gtk_paned_set_end_child(GTK_PANED(parent), NULL);
    else gtk_widget_unparent(widget);
}

bool module_router_gtk_append(GtkWidget *parent, GtkWidget *child) {
    if (GTK_IS_BOX(parent)) gtk_box_append(GTK_BOX(parent), child);
    else if (GTK_IS_LIST_BOX(parent)) gtk_list_box_append(GTK_LIST_BOX(parent), child);
    else if (GTK_IS_FLOW_BOX(parent)) gtk_flow_box_append(GTK_FLOW_BOX(parent), child);
    else if (GTK_IS_OVERLAY(parent)) gtk_overlay_add_overlay(GTK_OVERLAY(parent), child);
    else if (GTK_IS_FIXED(parent)) gtk_fixed_put(GTK_FIXED(parent), child, 0, 0);
    else if (GTK_IS_GRID(parent)) gtk_grid_attach_next_to(GTK_GRID(parent), child, NULL, GTK_POS_BOTTOM, 1, 1);
    else if (GTK_IS_FRAME(parent) && !gtk_frame_get_child(GTK_FRAME(parent)))
        gtk_frame_set_child(GTK_FRAME(parent), child);
    else return false;
    return true;
}
#endif
