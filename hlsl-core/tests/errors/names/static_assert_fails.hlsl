_Static_assert(sizeof(float) == 8, "floats are wide");
float4 main() : SV_Target { return 1; }
