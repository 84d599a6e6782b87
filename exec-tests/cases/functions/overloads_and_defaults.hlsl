// out 0: int 1 2 3 4 12 15 24
[[vk::binding(0)]] RWStructuredBuffer<int> output;

int which(int x) { return 1; }
int which(uint x) { return 2; }
int which(float x) { return 3; }
int which(float2 x) { return 4; }
int scaled(int x, int factor = 3) { return x * factor; }

[numthreads(1, 1, 1)]
void main()
{
    output[0] = which(int(1));
    output[1] = which(1u);
    output[2] = which(1.0f);
    output[3] = which(float2(1, 1));
    output[4] = scaled(4);
    output[5] = scaled(5);
    output[6] = scaled(4, 6);
}
