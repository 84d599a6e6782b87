struct S { float4 v; };
ConstantBuffer<S> scene;
float4 main() : SV_Target { scene.v = 1; return 1; }
