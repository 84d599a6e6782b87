/* Made by hlsl-build. Offsets and sizes are those of the SPIR-V modules. */
#ifndef SHADERS_H
#define SHADERS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define SHADERS_H_ASSERT(c, m) static_assert(c, m)
#else
#define SHADERS_H_ASSERT(c, m) _Static_assert(c, m)
#endif

/* The entry point main: 1 words. */
extern const uint32_t shaders_main_spirv[1];
extern const size_t shaders_main_spirv_size; /* in bytes */
#define SHADERS_MAIN_ENTRY_POINT "main"

/* Pair of the shader, DirectX constant buffer layout. */
typedef struct shaders_Pair {
    float at[2]; /* offset 0, float2 */
} shaders_Pair;
SHADERS_H_ASSERT(offsetof(shaders_Pair, at) == 0, "offset of shaders_Pair.at");
SHADERS_H_ASSERT(sizeof(shaders_Pair) == 8, "size of shaders_Pair");

/* Tails of the shader, DirectX constant buffer layout. */
typedef struct shaders_Tails {
    float floats_head[1][4]; /* offset 0, float2x2 */
    float floats_last[2]; /* offset 16, float2x2 */
    float a; /* offset 24, float */
    uint8_t pad0_[4];
    uint32_t bools_head[2][4]; /* offset 32, bool2x3 */
    uint32_t bools_last[2]; /* offset 64, bool2x3 */
    uint32_t b; /* offset 72, bool */
    uint8_t pad1_[4];
    int32_t ints_head[2][4]; /* offset 80, row_major int3x2 */
    int32_t ints_last[2]; /* offset 112, row_major int3x2 */
    int32_t c; /* offset 120, int */
    uint8_t pad2_[4];
    struct { uint32_t value[2]; uint8_t pad_[8]; } list_head[2]; /* offset 128, bool2[3] */
    uint32_t list_last[2]; /* offset 160, bool2[3] */
    uint32_t d; /* offset 168, uint */
    uint8_t pad3_[4];
    struct { shaders_Pair value; uint8_t pad_[8]; } pairs_head[1]; /* offset 176, Pair[2] */
    shaders_Pair pairs_last; /* offset 192, Pair[2] */
    float e; /* offset 200, float */
    uint8_t pad4_[4];
    float many_head[3][4]; /* offset 208, float2x2[2] */
    float many_last[2]; /* offset 256, float2x2[2] */
    float f; /* offset 264, float */
    uint8_t pad5_[4];
    float alone_last; /* offset 272, float[1] */
    float g; /* offset 276, float */
    uint8_t pad6_[8];
    double wide[2][2]; /* offset 288, double2x2 */
    double h; /* offset 320, double */
    uint8_t pad7_[8];
} shaders_Tails;
SHADERS_H_ASSERT(offsetof(shaders_Tails, floats_head) == 0, "offset of shaders_Tails.floats_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, floats_last) == 16, "offset of shaders_Tails.floats_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, a) == 24, "offset of shaders_Tails.a");
SHADERS_H_ASSERT(offsetof(shaders_Tails, bools_head) == 32, "offset of shaders_Tails.bools_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, bools_last) == 64, "offset of shaders_Tails.bools_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, b) == 72, "offset of shaders_Tails.b");
SHADERS_H_ASSERT(offsetof(shaders_Tails, ints_head) == 80, "offset of shaders_Tails.ints_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, ints_last) == 112, "offset of shaders_Tails.ints_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, c) == 120, "offset of shaders_Tails.c");
SHADERS_H_ASSERT(offsetof(shaders_Tails, list_head) == 128, "offset of shaders_Tails.list_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, list_last) == 160, "offset of shaders_Tails.list_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, d) == 168, "offset of shaders_Tails.d");
SHADERS_H_ASSERT(offsetof(shaders_Tails, pairs_head) == 176, "offset of shaders_Tails.pairs_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, pairs_last) == 192, "offset of shaders_Tails.pairs_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, e) == 200, "offset of shaders_Tails.e");
SHADERS_H_ASSERT(offsetof(shaders_Tails, many_head) == 208, "offset of shaders_Tails.many_head");
SHADERS_H_ASSERT(offsetof(shaders_Tails, many_last) == 256, "offset of shaders_Tails.many_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, f) == 264, "offset of shaders_Tails.f");
SHADERS_H_ASSERT(offsetof(shaders_Tails, alone_last) == 272, "offset of shaders_Tails.alone_last");
SHADERS_H_ASSERT(offsetof(shaders_Tails, g) == 276, "offset of shaders_Tails.g");
SHADERS_H_ASSERT(offsetof(shaders_Tails, wide) == 288, "offset of shaders_Tails.wide");
SHADERS_H_ASSERT(offsetof(shaders_Tails, h) == 320, "offset of shaders_Tails.h");
SHADERS_H_ASSERT(sizeof(shaders_Tails) == 336, "size of shaders_Tails");

#define SHADERS_TAILS_SET 0
#define SHADERS_TAILS_BINDING 0 /* uniform buffer */
#define SHADERS_NUMBERS_SET 0
#define SHADERS_NUMBERS_BINDING 1 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
