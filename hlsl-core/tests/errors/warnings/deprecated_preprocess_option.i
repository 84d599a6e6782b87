#line 2 "/work/codegen/hlsl-core/tests/errors/warnings/deprecated_preprocess_option.hlsl"
float4 main() : SV_Target { return 1; }
