// args: -T cs_6_6 -E main
// What type an intrinsic gives for mixed arguments: the function that is called tells.
RWStructuredBuffer<int> chosen;

int type(half a) { return 1; }
int type(float a) { return 2; }
int type(int a) { return 3; }
int type(min16int a) { return 4; }
int type(half3 a) { return 5; }
int type(float3 a) { return 6; }

enum Mode { Off, On };

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    half h = 1;
    half3 h3 = 1;
    min16int m = 1;
    float1 single = 2;
    chosen[0] = type(max(h, h));
    chosen[1] = type(max(h, id));
    chosen[2] = type(max(h, On));
    chosen[3] = type(abs(h3));
    chosen[4] = type(dot(h3, h3));
    chosen[5] = type(max(On, Off));
    chosen[6] = type(max(m, On));
    chosen[7] = type(min(On, true));
    chosen[8] = type(max(single, h3));
}
