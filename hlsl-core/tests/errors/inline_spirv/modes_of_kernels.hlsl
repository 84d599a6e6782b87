// args: -T vs_6_6 -fspv-target-env=universal1.5
float4 main() : SV_Position {
    vk::ext_execution_mode(/* ContractionOff */ 31);
    return 1;
}
