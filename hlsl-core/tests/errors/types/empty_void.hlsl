float4 pick() { return void(); }
[numthreads(1, 1, 1)] void main() { float4 c = void(); pick(); void(); }
