// args: -T ps_6_0 -E main

#pragma pack_matrix(row_major)
typedef float4x4 Matrix;
typedef snorm float Normal;

row_major row_major float4x4 a;
row_major Matrix b;
snorm snorm float c;
snorm Normal d;
globallycoherent globallycoherent RWByteAddressBuffer e;

struct Input {
    linear linear float4 color : COLOR;
    globallycoherent RWByteAddressBuffer buffer;
};
typedef globallycoherent RWByteAddressBuffer Coherent;

float4 main(float4 color : COLOR, nointerpolation nointerpolation int i : I) : SV_Target {
    return color * a[i] * b[i] * c * d;
}
