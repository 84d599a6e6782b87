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
/* The entry point tail: 1 words. */
extern const uint32_t shaders_tail_spirv[1];
extern const size_t shaders_tail_spirv_size; /* in bytes */
#define SHADERS_TAIL_ENTRY_POINT "tail"

/* Camera of the shader, relaxed std140 layout. */
typedef struct shaders_Camera {
    float view[4][4]; /* offset 0, float4x4 */
    float eye[3]; /* offset 64, float3 */
    uint8_t pad0_[4];
} shaders_Camera;
SHADERS_H_ASSERT(offsetof(shaders_Camera, view) == 0, "offset of shaders_Camera.view");
SHADERS_H_ASSERT(offsetof(shaders_Camera, eye) == 64, "offset of shaders_Camera.eye");
SHADERS_H_ASSERT(sizeof(shaders_Camera) == 80, "size of shaders_Camera");

/* Light of the shader, relaxed std140 layout. */
typedef struct shaders_Light {
    float at[3]; /* offset 0, float3 */
    float power; /* offset 12, float */
} shaders_Light;
SHADERS_H_ASSERT(offsetof(shaders_Light, at) == 0, "offset of shaders_Light.at");
SHADERS_H_ASSERT(offsetof(shaders_Light, power) == 12, "offset of shaders_Light.power");
SHADERS_H_ASSERT(sizeof(shaders_Light) == 16, "size of shaders_Light");

/* Scene of the shader, relaxed std140 layout. */
typedef struct shaders_Scene {
    shaders_Light sun; /* offset 0, Light */
    shaders_Light lamps[2]; /* offset 16, Light[2] */
} shaders_Scene;
SHADERS_H_ASSERT(offsetof(shaders_Scene, sun) == 0, "offset of shaders_Scene.sun");
SHADERS_H_ASSERT(offsetof(shaders_Scene, lamps) == 16, "offset of shaders_Scene.lamps");
SHADERS_H_ASSERT(sizeof(shaders_Scene) == 48, "size of shaders_Scene");

/* Push of the shader, relaxed std430 layout. */
typedef struct shaders_Push {
    uint32_t first; /* offset 0, uint */
    uint32_t size[2]; /* offset 4, uint2 */
    uint8_t pad0_[4];
} shaders_Push;
SHADERS_H_ASSERT(offsetof(shaders_Push, first) == 0, "offset of shaders_Push.first");
SHADERS_H_ASSERT(offsetof(shaders_Push, size) == 4, "offset of shaders_Push.size");
SHADERS_H_ASSERT(sizeof(shaders_Push) == 16, "size of shaders_Push");

#define SHADERS_CAMERA_SET 0
#define SHADERS_CAMERA_BINDING 0 /* uniform buffer */
#define SHADERS_SCENE_SET 0
#define SHADERS_SCENE_BINDING 1 /* uniform buffer */
#define SHADERS_LIGHTS_SET 0
#define SHADERS_LIGHTS_BINDING 2 /* storage buffer */
/* The range of the push constants in bytes, and VkShaderStageFlags. */
#define SHADERS_PUSH_CONSTANTS_OFFSET 0
#define SHADERS_PUSH_CONSTANTS_SIZE 16
#define SHADERS_PUSH_CONSTANTS_STAGES 0x20
SHADERS_H_ASSERT(SHADERS_PUSH_CONSTANTS_OFFSET + SHADERS_PUSH_CONSTANTS_SIZE == sizeof(shaders_Push), "push constants");

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
