void start() { }
start();
float4 main() : SV_Target { return 1; }
