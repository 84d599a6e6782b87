// args: -T lib_6_6
[shader("compute")] [numthreads(1, 1, 1)]
void main() {}
namespace Named {
[shader("compute")] [numthreads(1, 1, 1)]
void main() {}
}
[shader("compute")] [numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID) {}
[shader("vertex")]
float4 main(float4 position : POSITION) : SV_Position { return position; }
