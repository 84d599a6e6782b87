struct Given { float a; };
struct Corner { float4 at : SV_Position; };
struct Face { nointerpolation uint material : MATERIAL; };
[outputtopology("triangle")] [numthreads(1, 1, 1)]
void main(in payload Given given, out vertices Corner corners[3], out primitives Face faces[1], out indices uint3 triangles[1]) {
    SetMeshOutputCounts(3, 1);
    corners[0].at = corners[1].at = corners[2].at = given.a;
    faces[0].material = 1;
    triangles[0] = uint3(0, 1, 2);
}
