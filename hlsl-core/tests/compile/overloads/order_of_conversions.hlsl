// args: -T cs_6_6 -E main
// Which of two functions is called, by what each would have to convert: the stored numbers say it.
RWStructuredBuffer<int> chosen;

int bools(bool a) { return 1; }
int bools(int a) { return 2; }
int halves(half a) { return 3; }
int halves(float a) { return 4; }
int wide(double a) { return 5; }
int wide(half a) { return 6; }
int signs(uint a, int b) { return 7; }
int signs(double a, float b) { return 8; }
int enums(bool a) { return 9; }
int enums(float a) { return 10; }
int shapes(float4 a) { return 11; }
int shapes(float a) { return 12; }
int narrow(min16float a) { return 13; }
int narrow(half a) { return 14; }

enum Mode { Off, On };

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    half h = 1;
    int i = int(id);
    chosen[0] = bools(h);
    chosen[1] = halves(h);
    chosen[2] = halves(1.0f);
    chosen[3] = halves(i);
    chosen[4] = wide(i);
    // From floating point to integers costs less than the way back.
    chosen[5] = signs(id, 1.0f);
    chosen[6] = signs(1.5, i);
    chosen[7] = enums(On);
    chosen[8] = shapes(float3(1, 2, 3));
    chosen[9] = narrow(i);
}
