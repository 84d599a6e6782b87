// The call is in the body that it calls.
void split(float a, out float low = 1, inout float high = 2) { low = a; high += a; split(1, low); }
float4 main() : SV_Target { return 1; }
