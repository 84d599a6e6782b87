float4 main() : SV_Target { int2 a = { 1.5, 2 }; return a.xyxy; }
