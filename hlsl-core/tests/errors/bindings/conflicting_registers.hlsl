Texture2D picture : register(t0) : register(t1);
Texture2D same : register(t2) : register(t2);
Texture2D both : register(t3) : register(s3);
Texture2D stages : register(vs, t4) : register(ps, t5);
Texture2D some : register(t6) : register(ps, t7);
cbuffer Frame : register(b0) : register(b1) { float4 tint; }
cbuffer Scene : register(vs, b2) { float4 light; }
float4 main() : SV_Target { return 0; }
