// args: -T vs_6_0 -E main
float3 main(float3 place : PLACE) : SV_Position { return place; }
