// args: -T cs_6_6 -E main
int halves(half a) { return 1; }
int halves(float a) { return 2; }
int kinds(int a) { return 3; }
int kinds(float a) { return 4; }
int rows(float2 a) { return 5; }
int rows(float1x2 a) { return 6; }
enum Mode { Off, On };
Texture2D<half4> image;
float4 look(Texture2D<float4> it) { return it.Load(0); }

[numthreads(1, 1, 1)]
void main() {
    halves(1.0);
    kinds(On);
    rows(float2(1, 2));
    look(image);
}
