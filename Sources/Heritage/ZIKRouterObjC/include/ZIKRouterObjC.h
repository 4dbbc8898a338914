// SPDX-License-Identifier: Apache-2.0

// The implementation of the headers of `ZIKRouter`. Import those.

#ifdef __OBJC__
#import <ZIKRouter/ZIKRouter.h>
#endif
