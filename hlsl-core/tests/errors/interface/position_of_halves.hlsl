// args: -T vs_6_2 -E main -enable-16bit-types
half4 main(half4 place : PLACE) : SV_Position { return place; }
