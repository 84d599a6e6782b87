struct Given { float4 a; };
groupshared Given given;
[numthreads(1, 1, 1)] void main() { given.a = 1; DispatchMesh(1, 1, 1, given); }
