float helper(float amount) { return amount; }
float4 main() : SV_Target { return helper(1) + amount; }
