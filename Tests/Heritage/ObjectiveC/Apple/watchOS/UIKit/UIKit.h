// SPDX-License-Identifier: Apache-2.0
//
// UIKit on watchOS has no screens and no views.

#pragma once
#import <Foundation/Foundation.h>
