float area(float w = 1, float h) { return w * h; }
float4 main() : SV_Target { return area(); }
