struct Big { float v; };
Big operator+(Big a, Big b) { return a; }
float4 main() : SV_Target { return 1; }
