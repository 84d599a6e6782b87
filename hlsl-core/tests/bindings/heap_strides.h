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


#ifdef __cplusplus
}
#endif

#endif /* SHADERS_H */
