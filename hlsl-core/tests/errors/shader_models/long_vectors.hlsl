// args: -T ps_6_8 -E main
// args: -T ps_6_9 -E main
typedef vector<float, 8> Long;
struct Holder { float a; Long b[2]; };

cbuffer Constants { Long in_buffer; };
Holder in_globals;
ConstantBuffer<Holder> block;
Buffer<Long> texels;
StructuredBuffer<Long> lists;

float4 main(Long input : INPUT) : SV_Target
{
    Long here = lists[0];
    return here.x + here.rgb.x + here.n;
}
