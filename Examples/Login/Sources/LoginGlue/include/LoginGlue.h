// SPDX-License-Identifier: Apache-2.0

// Objects of Objective-C as functions of C, for Swift on a platform without Objective-C. On Apple platforms, Swift can call the objects
// itself.

#ifndef LOGIN_GLUE_H
#define LOGIN_GLUE_H

#include <stdbool.h>

/// Whether an object is the login screen.
bool login_is_screen(void *object);
/// Returns the text above the password, which the caller frees, or null.
char *login_copy_message(void *login);
void login_set_message(void *login, const char *message);
void login_type(void *login, const char *password);
void login_press(void *login);
void login_cancel(void *login);

/// A Swift alert, for the protocol that the login module requires.
typedef struct login_alert {
    void *context;
    void (*set_title)(void *context, const char *title);
    void (*set_message)(void *context, const char *message);
    /// Adds a button. The action belongs to the button.
    void (*add_button)(void *context, const char *title, void *action);
    void (*release)(void *context);
} login_alert;

/// Returns an object that conforms to `LoginRequiredAlertInput`. It belongs to the caller.
void *login_make_alert(login_alert alert);
/// Calls the action of a button.
void login_run_action(void *action);
void login_release_action(void *action);

#endif
