// args: -T ps_6_0 -E main
struct Both { Texture2D picture; float4 color; };
cbuffer Used { Both used; Texture2D alone; float4 number; };
cbuffer Unused { Both unused; };
float4 main(float4 position : SV_Position) : SV_Target {
  return used.picture[position.xy] * used.color + alone[position.xy] * number;
}
