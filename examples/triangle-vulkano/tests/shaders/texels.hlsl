Buffer<float4> colors;
RWBuffer<uint> counts;
[numthreads(1, 1, 1)] void main() { counts[1] = uint(colors[1].x * 10); }
