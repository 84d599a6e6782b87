cbuffer Camera {
    flaot4x4 view;
};

float4 main() : SV_Target {
    return view[0];
}
