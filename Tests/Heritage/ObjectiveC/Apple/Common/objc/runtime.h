// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <objc/objc.h>

#define OBJC_EXPORT extern __attribute__((visibility("default")))

#ifdef __OBJC__
@class Protocol;
#endif

typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef uintptr_t objc_AssociationPolicy;
enum {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403,
};

#pragma clang assume_nonnull begin

// MARK: Objects and classes

OBJC_EXPORT Class _Nullable object_getClass(id _Nullable object);
OBJC_EXPORT BOOL object_isClass(id _Nullable object);
OBJC_EXPORT const char *object_getClassName(id _Nullable object);
OBJC_EXPORT Class _Nullable objc_getClass(const char *name);
OBJC_EXPORT Class _Nullable objc_lookUpClass(const char *name);
OBJC_EXPORT Class _Nullable *_Nullable objc_copyClassList(unsigned int *_Nullable count);
OBJC_EXPORT int objc_getClassList(Class _Nonnull __unsafe_unretained *_Nullable buffer, int count);
OBJC_EXPORT const char *class_getName(Class _Nullable type);
OBJC_EXPORT BOOL class_isMetaClass(Class _Nullable type);
OBJC_EXPORT Class _Nullable class_getSuperclass(Class _Nullable type);
OBJC_EXPORT size_t class_getInstanceSize(Class _Nullable type);
OBJC_EXPORT BOOL class_respondsToSelector(Class _Nullable type, SEL name);
OBJC_EXPORT BOOL class_conformsToProtocol(Class _Nullable type, Protocol *_Nullable protocol);
OBJC_EXPORT BOOL class_addProtocol(Class _Nullable type, Protocol *protocol);
OBJC_EXPORT Method _Nullable class_getInstanceMethod(Class _Nullable type, SEL name);
OBJC_EXPORT Method _Nullable class_getClassMethod(Class _Nullable type, SEL name);
OBJC_EXPORT IMP _Nullable class_getMethodImplementation(Class _Nullable type, SEL name);
OBJC_EXPORT BOOL class_addMethod(Class _Nullable type, SEL name, IMP implementation, const char *_Nullable types);
OBJC_EXPORT IMP method_getImplementation(Method method);
OBJC_EXPORT IMP method_setImplementation(Method method, IMP implementation);
OBJC_EXPORT const char *_Nullable method_getTypeEncoding(Method method);
OBJC_EXPORT void method_exchangeImplementations(Method first, Method second);
OBJC_EXPORT Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *name, size_t extraBytes);
OBJC_EXPORT void objc_registerClassPair(Class type);
OBJC_EXPORT IMP imp_implementationWithBlock(id block);
OBJC_EXPORT const char *sel_getName(SEL selector);
OBJC_EXPORT SEL sel_registerName(const char *name);

// MARK: Protocols

OBJC_EXPORT Protocol *_Nullable objc_getProtocol(const char *name);
OBJC_EXPORT Protocol *__unsafe_unretained _Nonnull *_Nullable objc_copyProtocolList(unsigned int *_Nullable count);
OBJC_EXPORT Protocol *__unsafe_unretained _Nonnull *_Nullable class_copyProtocolList(Class _Nullable type, unsigned int *_Nullable count);
OBJC_EXPORT Protocol *__unsafe_unretained _Nonnull *_Nullable protocol_copyProtocolList(
    Protocol *protocol, unsigned int *_Nullable count);
OBJC_EXPORT BOOL protocol_conformsToProtocol(Protocol *_Nullable protocol, Protocol *_Nullable other);
OBJC_EXPORT BOOL protocol_isEqual(Protocol *_Nullable protocol, Protocol *_Nullable other);
OBJC_EXPORT const char *protocol_getName(Protocol *protocol);

// MARK: Associated objects

OBJC_EXPORT void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
OBJC_EXPORT id _Nullable objc_getAssociatedObject(id object, const void *key);

#pragma clang assume_nonnull end
