float area(float w, float h) { return w * h; }
float4 main() : SV_Target { return area(1, 2, 3); }
