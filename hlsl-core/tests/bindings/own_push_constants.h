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

/* Push of the shader, relaxed std430 layout. */
typedef struct shaders_Push {
    uint8_t pad0_[16];
    float tint[3]; /* offset 16, float3 */
    float power; /* offset 28, float */
} shaders_Push;
SHADERS_H_ASSERT(offsetof(shaders_Push, tint) == 16, "offset of shaders_Push.tint");
SHADERS_H_ASSERT(offsetof(shaders_Push, power) == 28, "offset of shaders_Push.power");
SHADERS_H_ASSERT(sizeof(shaders_Push) == 32, "size of shaders_Push");

#define SHADERS_COLORS_SET 0
#define SHADERS_COLORS_BINDING 0 /* storage buffer */
/* The range of the push constants in bytes, and VkShaderStageFlags. */
#define SHADERS_PUSH_CONSTANTS_OFFSET 16
#define SHADERS_PUSH_CONSTANTS_SIZE 16
#define SHADERS_PUSH_CONSTANTS_STAGES 0x20
SHADERS_H_ASSERT(SHADERS_PUSH_CONSTANTS_OFFSET + SHADERS_PUSH_CONSTANTS_SIZE == sizeof(shaders_Push), "push constants");

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
