// args: -T vs_6_6 -fspv-target-env=webgpu
// Passes read decorations as numbers, so their form is checked before.
struct Out {
    float4 place : SV_Position;
    [[vk::ext_decorate_string(/* Location */ 30, "3")]] float4 rows[2] : ROWS;
};
Out main() {
    return (Out)0;
}
