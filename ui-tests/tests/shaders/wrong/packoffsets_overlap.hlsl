cbuffer Camera {
    float4 eye : packoffset(c0);
    float2 size : packoffset(c0.z);
};

float4 main() : SV_Target {
    return eye + size.xyxy;
}
