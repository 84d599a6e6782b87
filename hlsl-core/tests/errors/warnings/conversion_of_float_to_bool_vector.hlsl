float4 main(float4 a : A) : SV_Target { bool2 b = a; int3 c = a; return c.xyzz + b.xyxy; }
