struct Node { float v; Node next[2]; };
float4 main() : SV_Target { return 1; }
