// args: -T ps_6_0 -E main
// With -fhlsl-dx9, these are what they were.
struct Pixel
{
    float4 color : COLOR;
    float4 second : COLOR1;
    float depth : DEPTH;
};
Pixel main() { return (Pixel)0; }
