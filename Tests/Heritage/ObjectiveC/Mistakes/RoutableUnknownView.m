// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

DeclareRoutableView(UnknownViewController, EditorViewRouter)
