// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// Subobjects stand beside the shaders, are made from lists, and have no values.
static const string SHADERS = "hit";
StateObjectConfig flags = 1;
GlobalRootSignature root = "CBV(b0)";
GlobalRootSignature two_roots = { "CBV(b0)", "" };
GlobalRootSignature number = { 1 };
RaytracingShaderConfig one_size = { 16 };
RaytracingShaderConfig sizes = { uint2(16, 8) };
RaytracingShaderConfig copy = sizes;
RaytracingShaderConfig wrong_copy = root;
TriangleHitGroup triangles = { SHADERS, 10 };
ProceduralPrimitiveHitGroup boxes = { SHADERS, SHADERS, SHADERS };
StateObjectConfig list[2] = { 1, 2 };
extern StateObjectConfig elsewhere = { 1 };
uniform StateObjectConfig from_host = { 1 };
typedef StateObjectConfig Config;
namespace N { StateObjectConfig inside = { 1 }; }
cbuffer B { StateObjectConfig member; }
struct S { StateObjectConfig field; };
StructuredBuffer<StateObjectConfig> buffer;
void take(StateObjectConfig given) {}

uint read()
{
    static const StateObjectConfig local = { 1 };
    return flags.Flags;
}
