// The basis of every shader: permutation switches with their defaults, names for the descriptor sets, and types whose
// width the build selects.

#ifndef PLATFORM_HLSLI
#define PLATFORM_HLSLI

// 0 for phones, 1 for laptops, 2 for everything else.
#ifndef QUALITY
#define QUALITY 2
#endif

#ifndef USE_WAVES
#define USE_WAVES 1
#endif

#define SET_FRAME 0
#define SET_PASS 1
#define SET_BINDLESS 2

#define BIND(slot, set) [[vk::binding(slot, set)]]
#define FRAME_SLOT(slot) BIND(slot, SET_FRAME)
#define PASS_SLOT(slot) BIND(slot, SET_PASS)
#define BINDLESS_SLOT(slot) BIND(slot, SET_BINDLESS)

// With 16-bit arithmetic if the build enables it, otherwise with a hint to the driver.
#if defined(__HLSL_ENABLE_16_BIT)
typedef float16_t small1;
typedef float16_t2 small2;
typedef float16_t3 small3;
typedef float16_t4 small4;
typedef uint16_t small_uint;
#else
typedef min16float small1;
typedef min16float2 small2;
typedef min16float3 small3;
typedef min16float4 small4;
typedef min16uint small_uint;
#endif

// A name made of two, for resources that are declared by macro.
#define JOIN_TOKENS(a, b) a##b
#define JOIN(a, b) JOIN_TOKENS(a, b)

#define GROUP_SIZE_2D 8
#define DIVIDE_UP(count, size) (((count) + (size) - 1) / (size))

#if QUALITY >= 2
#define SHADOW_TAPS 16
#define OCCLUSION_DIRECTIONS 4
#define OCCLUSION_STEPS 6
#define CLOUD_STEPS 56
#elif QUALITY == 1
#define SHADOW_TAPS 8
#define OCCLUSION_DIRECTIONS 3
#define OCCLUSION_STEPS 4
#define CLOUD_STEPS 40
#else
#define SHADOW_TAPS 4
#define OCCLUSION_DIRECTIONS 2
#define OCCLUSION_STEPS 3
#define CLOUD_STEPS 24
#endif

#endif
