float total(float2 v) { return v.x + v.y; }
float4 main() : SV_Target { return total({ 1, 2 }); }
