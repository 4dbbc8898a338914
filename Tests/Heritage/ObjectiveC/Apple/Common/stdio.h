// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <stdarg.h>
#include <stddef.h>

typedef struct file FILE;
extern FILE *__stderrp;
#define stderr __stderrp
int fprintf(FILE *__restrict, const char *__restrict, ...) __attribute__((format(printf, 2, 3)));
int fputs(const char *__restrict, FILE *__restrict);
int snprintf(char *__restrict, size_t, const char *__restrict, ...) __attribute__((format(printf, 3, 4)));
