BlendState blend;
cbuffer Settings { RasterizerState state; float4 color; };
struct Drawn { DepthStencilState state; float4 color; };
void draw(BlendState blend) {}
float4 main() : SV_Target {
    Drawn drawn = (Drawn)0;
    BlendState local;
    draw(local);
    return color + drawn.color;
}
