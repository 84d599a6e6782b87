float4 main() : SV_Target { float4 a[2] = { (float4)1, (float4)2 }; return a.x; }
