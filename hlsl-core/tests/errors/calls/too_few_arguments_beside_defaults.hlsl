float area(float w, float h, float d = 1) { return w * h * d; }
float4 main() : SV_Target { return area(1); }
