struct Big { float v; };
bool operator==(Big a, Big b) { return a.v == b.v; }
float4 main() : SV_Target { return 1; }
