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

/* Settings of the shader, WGSL uniform layout. */
typedef struct shaders_Settings {
    float offset[3]; /* offset 0, float3 */
    uint8_t pad0_[4];
} shaders_Settings;
SHADERS_H_ASSERT(offsetof(shaders_Settings, offset) == 0, "offset of shaders_Settings.offset");
SHADERS_H_ASSERT(sizeof(shaders_Settings) == 16, "size of shaders_Settings");

#define SHADERS_SETTINGS_SET 0
#define SHADERS_SETTINGS_BINDING 0 /* uniform buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
