// args: -T vs_6_6
float4 main() : SV_Position {
    vk::ext_execution_mode(/* ShadingRateInterlockOrderedEXT */ 5370);
    return 1;
}
