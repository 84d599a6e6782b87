// args: -T lib_6_6
// Methods are no entry points.
struct Pass {
    float factor;
    [shader("compute")] [numthreads(1, 1, 1)] void run(uint at : SV_GroupIndex) { factor = at; }
    [shader("compute")] [numthreads(1, 1, 1)] static void all() {}
};
[shader("compute")] [numthreads(1, 1, 1)] void main() {}
