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

/* The entry point step: 1 words. */
extern const uint32_t shaders_step_spirv[1];
extern const size_t shaders_step_spirv_size; /* in bytes */
#define SHADERS_STEP_ENTRY_POINT "step"

/* Settings of the shader, relaxed std140 layout. */
typedef struct shaders_Settings {
    float gravity[3]; /* offset 0, float3 */
    uint8_t pad0_[4];
    float spread[2][4]; /* offset 16, float2x2 */
    uint32_t counts[2][4]; /* offset 48, uint4[2] */
} shaders_Settings;
SHADERS_H_ASSERT(offsetof(shaders_Settings, gravity) == 0, "offset of shaders_Settings.gravity");
SHADERS_H_ASSERT(offsetof(shaders_Settings, spread) == 16, "offset of shaders_Settings.spread");
SHADERS_H_ASSERT(offsetof(shaders_Settings, counts) == 48, "offset of shaders_Settings.counts");
SHADERS_H_ASSERT(sizeof(shaders_Settings) == 80, "size of shaders_Settings");

/* Packed of the shader, relaxed std430 layout. */
typedef struct shaders_Packed {
    uint32_t kind; /* offset 0, uint */
    int16_t side; /* offset 4, int16_t */
    uint16_t speed[2]; /* offset 6, half2 */
    uint8_t pad0_[6];
    uint64_t id; /* offset 16, uint64_t */
} shaders_Packed;
SHADERS_H_ASSERT(offsetof(shaders_Packed, kind) == 0, "offset of shaders_Packed.kind");
SHADERS_H_ASSERT(offsetof(shaders_Packed, side) == 4, "offset of shaders_Packed.side");
SHADERS_H_ASSERT(offsetof(shaders_Packed, speed) == 6, "offset of shaders_Packed.speed");
SHADERS_H_ASSERT(offsetof(shaders_Packed, id) == 16, "offset of shaders_Packed.id");
SHADERS_H_ASSERT(sizeof(shaders_Packed) == 24, "size of shaders_Packed");

/* Body of the shader, relaxed std430 layout. */
typedef struct shaders_Body {
    float at[2]; /* offset 0, float2 */
    uint8_t pad0_[8];
    float velocity[3]; /* offset 16, float3 */
    uint8_t pad1_[4];
    double mass; /* offset 32, double */
    uint8_t pad2_[8];
    shaders_Packed packed; /* offset 48, Packed */
    uint8_t pad3_[8];
    float turn[3][4]; /* offset 80, float3x3 */
    float trail[3][2]; /* offset 128, float2[3] */
    uint8_t pad4_[8];
} shaders_Body;
SHADERS_H_ASSERT(offsetof(shaders_Body, at) == 0, "offset of shaders_Body.at");
SHADERS_H_ASSERT(offsetof(shaders_Body, velocity) == 16, "offset of shaders_Body.velocity");
SHADERS_H_ASSERT(offsetof(shaders_Body, mass) == 32, "offset of shaders_Body.mass");
SHADERS_H_ASSERT(offsetof(shaders_Body, packed) == 48, "offset of shaders_Body.packed");
SHADERS_H_ASSERT(offsetof(shaders_Body, turn) == 80, "offset of shaders_Body.turn");
SHADERS_H_ASSERT(offsetof(shaders_Body, trail) == 128, "offset of shaders_Body.trail");
SHADERS_H_ASSERT(sizeof(shaders_Body) == 160, "size of shaders_Body");

#define SHADERS_SETTINGS_SET 0
#define SHADERS_SETTINGS_BINDING 0 /* uniform buffer */
#define SHADERS_BODIES_SET 0
#define SHADERS_BODIES_BINDING 1 /* storage buffer */
#define SHADERS_INCOMING_SET 0
#define SHADERS_INCOMING_BINDING 2 /* storage buffer */
#define SHADERS_WORDS_SET 0
#define SHADERS_WORDS_BINDING 3 /* storage buffer */
#define SHADERS_DENSITY_SET 0
#define SHADERS_DENSITY_BINDING 4 /* storage image */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
