// args: -T ps_6_0 -Od
vk::ext_result_id<int> several[2];
float factor;
float4 main() : SV_Target { return factor; }
