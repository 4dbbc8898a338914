// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(EditorViewRouter *router, EditorViewController *editor) {
    router.destination = editor;
}
