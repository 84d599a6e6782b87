#line 2 "/work/main/hlsl-core/tests/errors/warnings/deprecated_preprocess_option.hlsl"
float4 main() : SV_Target { return 1; }
