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

/* Flags of the shader, scalar layout. */
typedef struct shaders_Flags {
    uint32_t one; /* offset 0, bool */
    uint32_t two[2]; /* offset 4, bool2 */
    uint32_t four[4]; /* offset 12, bool4 */
    uint32_t many[3]; /* offset 28, bool[3] */
    uint32_t six[6]; /* offset 40, vector<bool, 6> */
    uint32_t rows[2][3]; /* offset 64, row_major bool2x3 */
} shaders_Flags;
SHADERS_H_ASSERT(offsetof(shaders_Flags, one) == 0, "offset of shaders_Flags.one");
SHADERS_H_ASSERT(offsetof(shaders_Flags, two) == 4, "offset of shaders_Flags.two");
SHADERS_H_ASSERT(offsetof(shaders_Flags, four) == 12, "offset of shaders_Flags.four");
SHADERS_H_ASSERT(offsetof(shaders_Flags, many) == 28, "offset of shaders_Flags.many");
SHADERS_H_ASSERT(offsetof(shaders_Flags, six) == 40, "offset of shaders_Flags.six");
SHADERS_H_ASSERT(offsetof(shaders_Flags, rows) == 64, "offset of shaders_Flags.rows");
SHADERS_H_ASSERT(sizeof(shaders_Flags) == 88, "size of shaders_Flags");

/* Odd of the shader, scalar layout. */
typedef struct shaders_Odd {
    uint8_t number[8]; /* offset 0, double */
    uint8_t pair[2][8]; /* offset 8, double2 */
    uint8_t quad[4][8]; /* offset 24, double4 */
    uint8_t five[5][8]; /* offset 56, vector<double, 5> */
    uint8_t many[2][8]; /* offset 96, double[2] */
    uint8_t rows[3][2][8]; /* offset 112, double2x3 */
    float last; /* offset 160, float */
} shaders_Odd;
SHADERS_H_ASSERT(offsetof(shaders_Odd, number) == 0, "offset of shaders_Odd.number");
SHADERS_H_ASSERT(offsetof(shaders_Odd, pair) == 8, "offset of shaders_Odd.pair");
SHADERS_H_ASSERT(offsetof(shaders_Odd, quad) == 24, "offset of shaders_Odd.quad");
SHADERS_H_ASSERT(offsetof(shaders_Odd, five) == 56, "offset of shaders_Odd.five");
SHADERS_H_ASSERT(offsetof(shaders_Odd, many) == 96, "offset of shaders_Odd.many");
SHADERS_H_ASSERT(offsetof(shaders_Odd, rows) == 112, "offset of shaders_Odd.rows");
SHADERS_H_ASSERT(offsetof(shaders_Odd, last) == 160, "offset of shaders_Odd.last");
SHADERS_H_ASSERT(sizeof(shaders_Odd) == 164, "size of shaders_Odd");

/* Guest of the shader, scalar layout. */
typedef struct shaders_Guest {
    shaders_Odd odd; /* offset 0, Odd */
    float in_its_tail; /* offset 164, float */
} shaders_Guest;
SHADERS_H_ASSERT(offsetof(shaders_Guest, odd) == 0, "offset of shaders_Guest.odd");
SHADERS_H_ASSERT(offsetof(shaders_Guest, in_its_tail) == 164, "offset of shaders_Guest.in_its_tail");
SHADERS_H_ASSERT(sizeof(shaders_Guest) == 168, "size of shaders_Guest");

/* Wide of the shader, scalar layout. */
typedef struct shaders_Wide {
    float first; /* offset 0, float */
    uint8_t pad0_[4];
    double corners[2][3]; /* offset 8, double3[2] */
    double turn[2][3]; /* offset 56, double3x2 */
    shaders_Guest guests[2]; /* offset 104, Guest[2] */
    float ends[2]; /* offset 440, float2 */
} shaders_Wide;
SHADERS_H_ASSERT(offsetof(shaders_Wide, first) == 0, "offset of shaders_Wide.first");
SHADERS_H_ASSERT(offsetof(shaders_Wide, corners) == 8, "offset of shaders_Wide.corners");
SHADERS_H_ASSERT(offsetof(shaders_Wide, turn) == 56, "offset of shaders_Wide.turn");
SHADERS_H_ASSERT(offsetof(shaders_Wide, guests) == 104, "offset of shaders_Wide.guests");
SHADERS_H_ASSERT(offsetof(shaders_Wide, ends) == 440, "offset of shaders_Wide.ends");
SHADERS_H_ASSERT(sizeof(shaders_Wide) == 448, "size of shaders_Wide");

#define SHADERS_FLAGS_SET 0
#define SHADERS_FLAGS_BINDING 0 /* storage buffer */
#define SHADERS_WIDES_SET 0
#define SHADERS_WIDES_BINDING 1 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
