// args: -T lib_6_3
struct A : RayDesc {};
struct B : BuiltInTriangleIntersectionAttributes {};
struct C : GlobalRootSignature {};
typedef RayDesc Ray;
struct D : Ray {};
