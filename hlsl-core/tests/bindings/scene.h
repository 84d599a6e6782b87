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

/* The entry point vertices: 1 words. */
extern const uint32_t shaders_vertices_spirv[1];
extern const size_t shaders_vertices_spirv_size; /* in bytes */
#define SHADERS_VERTICES_ENTRY_POINT "vertices"
/* The entry point pixels: 1 words. */
extern const uint32_t shaders_pixels_spirv[1];
extern const size_t shaders_pixels_spirv_size; /* in bytes */
#define SHADERS_PIXELS_ENTRY_POINT "pixels"

/* Light of the shader, relaxed std140 layout. */
typedef struct shaders_Light {
    float at[3]; /* offset 0, float3 */
    float power; /* offset 12, float */
    float to_world[4][4]; /* offset 16, float4x4 */
    uint32_t is_on; /* offset 80, bool */
    uint8_t pad0_[12];
} shaders_Light;
SHADERS_H_ASSERT(offsetof(shaders_Light, at) == 0, "offset of shaders_Light.at");
SHADERS_H_ASSERT(offsetof(shaders_Light, power) == 12, "offset of shaders_Light.power");
SHADERS_H_ASSERT(offsetof(shaders_Light, to_world) == 16, "offset of shaders_Light.to_world");
SHADERS_H_ASSERT(offsetof(shaders_Light, is_on) == 80, "offset of shaders_Light.is_on");
SHADERS_H_ASSERT(sizeof(shaders_Light) == 96, "size of shaders_Light");

/* Scene of the shader, relaxed std140 layout. */
typedef struct shaders_Scene {
    float view[4][4]; /* offset 0, float4x4 */
    float eye[3]; /* offset 64, float3 */
    float time; /* offset 76, float */
    shaders_Light lights[3]; /* offset 80, Light[3] */
    float small[3][4]; /* offset 368, float2x3 */
    float turned[3][4]; /* offset 416, row_major float3x3 */
    struct { float value; uint8_t pad_[12]; } weights[5]; /* offset 464, float[5] */
    float after; /* offset 544, float */
    uint8_t pad0_[12];
} shaders_Scene;
SHADERS_H_ASSERT(offsetof(shaders_Scene, view) == 0, "offset of shaders_Scene.view");
SHADERS_H_ASSERT(offsetof(shaders_Scene, eye) == 64, "offset of shaders_Scene.eye");
SHADERS_H_ASSERT(offsetof(shaders_Scene, time) == 76, "offset of shaders_Scene.time");
SHADERS_H_ASSERT(offsetof(shaders_Scene, lights) == 80, "offset of shaders_Scene.lights");
SHADERS_H_ASSERT(offsetof(shaders_Scene, small) == 368, "offset of shaders_Scene.small");
SHADERS_H_ASSERT(offsetof(shaders_Scene, turned) == 416, "offset of shaders_Scene.turned");
SHADERS_H_ASSERT(offsetof(shaders_Scene, weights) == 464, "offset of shaders_Scene.weights");
SHADERS_H_ASSERT(offsetof(shaders_Scene, after) == 544, "offset of shaders_Scene.after");
SHADERS_H_ASSERT(sizeof(shaders_Scene) == 560, "size of shaders_Scene");

/* Push of the shader, relaxed std430 layout. */
typedef struct shaders_Push {
    float tint[4]; /* offset 0, float4 */
    uint32_t index; /* offset 16, uint */
    uint8_t pad0_[12];
} shaders_Push;
SHADERS_H_ASSERT(offsetof(shaders_Push, tint) == 0, "offset of shaders_Push.tint");
SHADERS_H_ASSERT(offsetof(shaders_Push, index) == 16, "offset of shaders_Push.index");
SHADERS_H_ASSERT(sizeof(shaders_Push) == 32, "size of shaders_Push");

#define SHADERS_SCENE_SET 0
#define SHADERS_SCENE_BINDING 0 /* uniform buffer */
#define SHADERS_IMAGE_SET 0
#define SHADERS_IMAGE_BINDING 1 /* sampled image */
#define SHADERS_LINEAR_SAMPLER_SET 0
#define SHADERS_LINEAR_SAMPLER_BINDING 2 /* sampler */
#define SHADERS_MAPS_SET 0
#define SHADERS_MAPS_BINDING 4 /* sampled image */
#define SHADERS_RESULTS_SET 1
#define SHADERS_RESULTS_BINDING 3 /* storage buffer */
/* The range of the push constants in bytes, and VkShaderStageFlags. */
#define SHADERS_PUSH_CONSTANTS_OFFSET 0
#define SHADERS_PUSH_CONSTANTS_SIZE 32
#define SHADERS_PUSH_CONSTANTS_STAGES 0x10
SHADERS_H_ASSERT(SHADERS_PUSH_CONSTANTS_OFFSET + SHADERS_PUSH_CONSTANTS_SIZE == sizeof(shaders_Push), "push constants");

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
