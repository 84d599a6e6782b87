// args: -T vs_6_5
// Between stages, these are integers.
enum Side : bool { LEFT, RIGHT };

struct Out { float4 position : SV_Position; Side side : SIDE; };

Out main(Side side : SIDE) {
    Out result;
    result.position = side == RIGHT ? 1.0 : -1.0;
    result.side = side;
    return result;
}
