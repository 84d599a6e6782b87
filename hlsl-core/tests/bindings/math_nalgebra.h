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

/* Numbers of the shader, relaxed std140 layout. */
typedef struct shaders_NumbersStd140 {
    float two[2]; /* offset 0, float2 */
    uint8_t pad0_[8];
    int32_t three[3]; /* offset 16, int3 */
    uint8_t pad1_[4];
    uint32_t four[4]; /* offset 32, uint4 */
    uint32_t flags[2]; /* offset 48, bool2 */
    uint8_t pad2_[8];
    double wide[2]; /* offset 64, double2 */
    float row[3]; /* offset 80, float1x3 */
    uint8_t pad3_[4];
    float column[3]; /* offset 96, float3x1 */
    uint8_t pad4_[4];
    float small[2][4]; /* offset 112, float2x2 */
    float rows[3][4]; /* offset 144, float2x3 */
    float turned[2][4]; /* offset 192, row_major float2x4 */
    float spaced[3][4]; /* offset 224, float3x3 */
    float large[4][4]; /* offset 272, float4x4 */
    int32_t whole[2][4]; /* offset 336, int2x2 */
    struct { float value[3]; uint8_t pad_[4]; } list[2]; /* offset 368, float3[2] */
    float close[2][4]; /* offset 400, float4[2] */
    float in_its_tail; /* offset 432, float */
    uint8_t pad5_[12];
} shaders_NumbersStd140;
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, two) == 0, "offset of shaders_NumbersStd140.two");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, three) == 16, "offset of shaders_NumbersStd140.three");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, four) == 32, "offset of shaders_NumbersStd140.four");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, flags) == 48, "offset of shaders_NumbersStd140.flags");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, wide) == 64, "offset of shaders_NumbersStd140.wide");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, row) == 80, "offset of shaders_NumbersStd140.row");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, column) == 96, "offset of shaders_NumbersStd140.column");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, small) == 112, "offset of shaders_NumbersStd140.small");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, rows) == 144, "offset of shaders_NumbersStd140.rows");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, turned) == 192, "offset of shaders_NumbersStd140.turned");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, spaced) == 224, "offset of shaders_NumbersStd140.spaced");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, large) == 272, "offset of shaders_NumbersStd140.large");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, whole) == 336, "offset of shaders_NumbersStd140.whole");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, list) == 368, "offset of shaders_NumbersStd140.list");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, close) == 400, "offset of shaders_NumbersStd140.close");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd140, in_its_tail) == 432, "offset of shaders_NumbersStd140.in_its_tail");
SHADERS_H_ASSERT(sizeof(shaders_NumbersStd140) == 448, "size of shaders_NumbersStd140");

/* Numbers of the shader, relaxed std430 layout. */
typedef struct shaders_NumbersStd430 {
    float two[2]; /* offset 0, float2 */
    uint8_t pad0_[8];
    int32_t three[3]; /* offset 16, int3 */
    uint8_t pad1_[4];
    uint32_t four[4]; /* offset 32, uint4 */
    uint32_t flags[2]; /* offset 48, bool2 */
    uint8_t pad2_[8];
    double wide[2]; /* offset 64, double2 */
    float row[3]; /* offset 80, float1x3 */
    uint8_t pad3_[4];
    float column[3]; /* offset 96, float3x1 */
    uint8_t pad4_[4];
    float small[2][2]; /* offset 112, float2x2 */
    float rows[3][2]; /* offset 128, float2x3 */
    uint8_t pad5_[8];
    float turned[2][4]; /* offset 160, row_major float2x4 */
    float spaced[3][4]; /* offset 192, float3x3 */
    float large[4][4]; /* offset 240, float4x4 */
    int32_t whole[2][2]; /* offset 304, int2x2 */
    struct { float value[3]; uint8_t pad_[4]; } list[2]; /* offset 320, float3[2] */
    float close[2][4]; /* offset 352, float4[2] */
    float in_its_tail; /* offset 384, float */
    uint8_t pad6_[12];
} shaders_NumbersStd430;
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, two) == 0, "offset of shaders_NumbersStd430.two");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, three) == 16, "offset of shaders_NumbersStd430.three");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, four) == 32, "offset of shaders_NumbersStd430.four");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, flags) == 48, "offset of shaders_NumbersStd430.flags");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, wide) == 64, "offset of shaders_NumbersStd430.wide");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, row) == 80, "offset of shaders_NumbersStd430.row");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, column) == 96, "offset of shaders_NumbersStd430.column");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, small) == 112, "offset of shaders_NumbersStd430.small");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, rows) == 128, "offset of shaders_NumbersStd430.rows");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, turned) == 160, "offset of shaders_NumbersStd430.turned");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, spaced) == 192, "offset of shaders_NumbersStd430.spaced");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, large) == 240, "offset of shaders_NumbersStd430.large");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, whole) == 304, "offset of shaders_NumbersStd430.whole");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, list) == 320, "offset of shaders_NumbersStd430.list");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, close) == 352, "offset of shaders_NumbersStd430.close");
SHADERS_H_ASSERT(offsetof(shaders_NumbersStd430, in_its_tail) == 384, "offset of shaders_NumbersStd430.in_its_tail");
SHADERS_H_ASSERT(sizeof(shaders_NumbersStd430) == 400, "size of shaders_NumbersStd430");

#define SHADERS_GIVEN_SET 0
#define SHADERS_GIVEN_BINDING 0 /* uniform buffer */
#define SHADERS_NUMBERS_SET 0
#define SHADERS_NUMBERS_BINDING 1 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
