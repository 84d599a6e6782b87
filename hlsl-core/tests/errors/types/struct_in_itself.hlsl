struct Node { float v; Node next; };
float4 main() : SV_Target { return 1; }
