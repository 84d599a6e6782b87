// args: -T ps_6_0 -E main

// The effects framework shared buffers among effects, which changes nothing here.
shared cbuffer Camera : register(b2) {
    float4 eye;
};
shared tbuffer Weights : register(t1) {
    float4 weights[3];
}

float4 main() : SV_Target {
    return eye * weights[1];
}
