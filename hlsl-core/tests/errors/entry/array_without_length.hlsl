// args: -T vs_6_0 -E main
// args: -T vs_6_0 -E main -fcgl
float4 main(int c[] : C) : SV_Position { return c[0]; }
