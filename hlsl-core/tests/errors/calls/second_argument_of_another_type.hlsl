struct S { float v; };
float area(float w, float h) { return w * h; }
float4 main() : SV_Target { S s = (S)0; return area(1, s); }
