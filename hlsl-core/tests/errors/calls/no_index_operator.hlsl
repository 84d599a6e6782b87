struct Big { float v; };
float4 main() : SV_Target { Big a = (Big)0; return a == a; }
