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

/* Item of the shader, relaxed std140 layout. */
typedef struct shaders_ItemStd140 {
    float place; /* offset 0, float */
    uint8_t pad0_[12];
    struct { float value[2]; uint8_t pad_[8]; } size[2]; /* offset 16, float2[2] */
} shaders_ItemStd140;
SHADERS_H_ASSERT(offsetof(shaders_ItemStd140, place) == 0, "offset of shaders_ItemStd140.place");
SHADERS_H_ASSERT(offsetof(shaders_ItemStd140, size) == 16, "offset of shaders_ItemStd140.size");
SHADERS_H_ASSERT(sizeof(shaders_ItemStd140) == 48, "size of shaders_ItemStd140");

/* Item of the shader, relaxed std430 layout. */
typedef struct shaders_ItemStd430 {
    float place; /* offset 0, float */
    uint8_t pad0_[4];
    float size[2][2]; /* offset 8, float2[2] */
} shaders_ItemStd430;
SHADERS_H_ASSERT(offsetof(shaders_ItemStd430, place) == 0, "offset of shaders_ItemStd430.place");
SHADERS_H_ASSERT(offsetof(shaders_ItemStd430, size) == 8, "offset of shaders_ItemStd430.size");
SHADERS_H_ASSERT(sizeof(shaders_ItemStd430) == 24, "size of shaders_ItemStd430");

#define SHADERS_OBJECT_SET 0
#define SHADERS_OBJECT_BINDING 0 /* uniform buffer */
#define SHADERS_ITEMS_SET 0
#define SHADERS_ITEMS_BINDING 1 /* storage buffer */
#define SHADERS_RESULT_SET 0
#define SHADERS_RESULT_BINDING 7 /* storage buffer */

#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
