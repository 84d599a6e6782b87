// args: -T lib_6_6 -fspv-target-env=vulkan1.3
struct Payload { float4 color; };
[[vk::ext_builtin_input(/* ObjectToWorldKHR */ 5330)]] static const float4 no_matrix;
[[vk::ext_builtin_input(/* WorldToObjectKHR */ 5331)]] static const float4x3 matrix_of_rows;
[[vk::ext_builtin_input(/* HitTNV */ 5332)]] static const float2 no_number;
[shader("closesthit")]
void main(inout Payload payload, BuiltInTriangleIntersectionAttributes attributes) {
    payload.color = no_matrix + no_number.x + matrix_of_rows[0].x;
}
