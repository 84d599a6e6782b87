[numthreads(1, 1, 1)] namespace tools { }
float4 main() : SV_Target { return 1; }
