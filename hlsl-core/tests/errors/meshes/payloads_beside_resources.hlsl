// args: -T as_6_5
// The payload is a part of a variable that cannot be taken apart.
struct Payload { uint count; };
struct Both { Payload payload; Texture2D<float4> image; };
groupshared Both both[2];
uint choice;

[numthreads(8, 1, 1)]
void main() { DispatchMesh(1, 1, 1, both[choice].payload); }
