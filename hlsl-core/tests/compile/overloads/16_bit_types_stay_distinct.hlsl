// args: -T cs_6_2 -E main -enable-16bit-types -Wno-conversion
RWStructuredBuffer<uint> output;

uint which(half a) { return 1; }
uint which(min16float a) { return 2; }
uint which(min10float a) { return 3; }
uint which(int16_t a) { return 4; }
uint which(min16int a) { return 5; }
uint which(min12int a) { return 6; }
uint which(uint16_t a) { return 7; }
uint which(min16uint a) { return 8; }

[numthreads(1, 1, 1)]
void main()
{
    output[0] = which((half)1);
    output[1] = which((min16float)1);
    output[2] = which((min10float)1);
    output[3] = which((int16_t)1);
    output[4] = which((min16int)1);
    output[5] = which((min12int)1);
    output[6] = which((uint16_t)1);
    output[7] = which((min16uint)1);
}
