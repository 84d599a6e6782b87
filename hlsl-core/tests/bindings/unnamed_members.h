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

/* LightUnnamed1Unnamed1 of the shader, relaxed std430 layout. */
typedef struct shaders_LightUnnamed1Unnamed1 {
    float radius; /* offset 0, float */
    uint32_t kind; /* offset 4, uint */
} shaders_LightUnnamed1Unnamed1;
SHADERS_H_ASSERT(offsetof(shaders_LightUnnamed1Unnamed1, radius) == 0, "offset of shaders_LightUnnamed1Unnamed1.radius");
SHADERS_H_ASSERT(offsetof(shaders_LightUnnamed1Unnamed1, kind) == 4, "offset of shaders_LightUnnamed1Unnamed1.kind");
SHADERS_H_ASSERT(sizeof(shaders_LightUnnamed1Unnamed1) == 8, "size of shaders_LightUnnamed1Unnamed1");

/* LightUnnamed1 of the shader, relaxed std430 layout. */
typedef struct shaders_LightUnnamed1 {
    float place[3]; /* offset 0, float3 */
    shaders_LightUnnamed1Unnamed1 unnamed1; /* offset 12,  */
    uint8_t pad0_[12];
} shaders_LightUnnamed1;
SHADERS_H_ASSERT(offsetof(shaders_LightUnnamed1, place) == 0, "offset of shaders_LightUnnamed1.place");
SHADERS_H_ASSERT(offsetof(shaders_LightUnnamed1, unnamed1) == 12, "offset of shaders_LightUnnamed1.unnamed1");
SHADERS_H_ASSERT(sizeof(shaders_LightUnnamed1) == 32, "size of shaders_LightUnnamed1");

/* Light of the shader, relaxed std430 layout. */
typedef struct shaders_Light {
    float color[4]; /* offset 0, float4 */
    shaders_LightUnnamed1 unnamed1; /* offset 16,  */
} shaders_Light;
SHADERS_H_ASSERT(offsetof(shaders_Light, color) == 0, "offset of shaders_Light.color");
SHADERS_H_ASSERT(offsetof(shaders_Light, unnamed1) == 16, "offset of shaders_Light.unnamed1");
SHADERS_H_ASSERT(sizeof(shaders_Light) == 48, "size of shaders_Light");

#define SHADERS_LIGHTS_SET 0
#define SHADERS_LIGHTS_BINDING 0 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
