// SPDX-License-Identifier: Apache-2.0
#pragma once
typedef struct file FILE;
extern FILE *__stderrp;
#define stderr __stderrp
int fputs(const char *restrict, FILE *restrict);
int fputc(int, FILE *);
