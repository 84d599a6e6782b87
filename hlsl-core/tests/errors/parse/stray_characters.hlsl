// Several in a row, which no other token explains.
float4 main(float x : X) : SV_Target { return max(1,  x); }
