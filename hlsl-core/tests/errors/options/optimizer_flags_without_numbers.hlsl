// args: -T ps_6_0 -E main -Oconfig=--loop-fission,--loop-unroll-partial=0,--loop-peeling-threshold=x
// args: -T ps_6_0 -E main -Oconfig=--scalar-replacement=-1,--set-spec-const-default-value,--convert-to-sampled-image
// args: -T ps_6_0 -E main -Oconfig=--preserve-bindings
// args: -T ps_6_0 -E main -Oconfig=-O -O3
float4 main() : SV_Target { return 1; }
