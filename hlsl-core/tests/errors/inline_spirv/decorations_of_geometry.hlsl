// args: -T gs_6_0
// Decorations of other stages' outputs.
struct Point {
    float4 place : SV_Position;
    [[vk::ext_decorate(/* Patch */ 15)]] float size : SIZE;
    [[vk::ext_decorate(/* Index */ 32, 1)]] float weight : WEIGHT;
};

[maxvertexcount(1)]
void main(point float4 place[1] : SV_Position, inout PointStream<Point> points) {
    Point it = { place[0], 1, 2 };
    points.Append(it);
}
