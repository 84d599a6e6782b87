// args: -T ps_6_0 -E main

float global = 1;
cbuffer Constants { float a = 1; float4 b = float4(1, 2, 3, 4); }
tbuffer Texels { float c = 2; }

float4 main() : SV_Target {
    return global + a + b + c;
}
