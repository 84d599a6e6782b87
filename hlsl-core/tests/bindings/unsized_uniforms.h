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

/* Light of the shader, relaxed std140 layout. */
typedef struct shaders_Light {
    float color[3]; /* offset 0, float3 */
    float reach; /* offset 12, float */
} shaders_Light;
SHADERS_H_ASSERT(offsetof(shaders_Light, color) == 0, "offset of shaders_Light.color");
SHADERS_H_ASSERT(offsetof(shaders_Light, reach) == 12, "offset of shaders_Light.reach");
SHADERS_H_ASSERT(sizeof(shaders_Light) == 16, "size of shaders_Light");

/* Lights of the shader, relaxed std140 layout. */
typedef struct shaders_Lights {
    uint32_t count; /* offset 0, uint */
    uint8_t pad0_[12];
} shaders_Lights;
SHADERS_H_ASSERT(offsetof(shaders_Lights, count) == 0, "offset of shaders_Lights.count");
SHADERS_H_ASSERT(sizeof(shaders_Lights) == 16, "size of shaders_Lights");

#define SHADERS_LIGHTS_SET 0
#define SHADERS_LIGHTS_BINDING 0 /* uniform buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
