/* Fills the constant buffer as the shader reads it, and tells about the words. */
#include "shaders.h"

#include <string.h>

size_t scene_size(void) { return sizeof(shaders_Scene); }

void fill_scene(void *bytes, float exposure)
{
    shaders_Scene scene;
    memset(&scene, 0, sizeof scene);
    for (int i = 0; i < 3; ++i) {
        scene.lights[i].range = 10.0f * (float)(i + 1);
        scene.lights[i].color[i] = 1.0f;
    }
    scene.exposure = exposure;
    memcpy(bytes, &scene, sizeof scene);
}

uint32_t first_word(void) { return shaders_shade_spirv[0]; }

uint32_t scene_binding(void) { return SHADERS_SCENE_BINDING; }
