// args: -T ps_6_0
// Each call loads 512 resources.
#define TEN_TIMES(x) x x x x x x x x x x

struct Textures { Texture2D all[64]; };
struct Scene { Textures sets[8]; };
Scene scene;

float4 read(Scene it, int index) { return it.sets[1].all[2].Load(int3(index, 0, 0)); }

float4 main(nointerpolation int index : INDEX) : SV_Target {
    float4 sum = 0;
    TEN_TIMES(TEN_TIMES(TEN_TIMES(sum += read(scene, index); sum += read(scene, index); sum += read(scene, index);)))
    return sum;
}
