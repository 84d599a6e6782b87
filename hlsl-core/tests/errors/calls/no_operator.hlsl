struct Big { float v; Big operator+(Big o) { return o; } };
float4 main() : SV_Target { Big a = (Big)0; return (a * a).v; }
