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

/* The entry point shade: 1 words. */
extern const uint32_t shaders_shade_spirv[1];
extern const size_t shaders_shade_spirv_size; /* in bytes */
#define SHADERS_SHADE_ENTRY_POINT "shade"

/* Frame of the shader, relaxed std140 layout. */
typedef struct shaders_Frame {
    float tint[4]; /* offset 0, float4 */
} shaders_Frame;
SHADERS_H_ASSERT(offsetof(shaders_Frame, tint) == 0, "offset of shaders_Frame.tint");
SHADERS_H_ASSERT(sizeof(shaders_Frame) == 16, "size of shaders_Frame");

#define SHADERS_FRAME_SET 0
#define SHADERS_FRAME_BINDING 0 /* uniform buffer */
#define SHADERS_LIGHTS_SET 0
#define SHADERS_LIGHTS_BINDING 0 /* storage buffer */
#define SHADERS_PICTURE_SET 0
#define SHADERS_PICTURE_BINDING 1 /* storage image */
#define SHADERS_LOG_SET 0
#define SHADERS_LOG_BINDING 2 /* storage buffer */
#define SHADERS_COUNTER_VAR_RESOURCEDESCRIPTORHEAP_SET 0
#define SHADERS_COUNTER_VAR_RESOURCEDESCRIPTORHEAP_BINDING 3 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
