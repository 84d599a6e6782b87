// args: -T vs_6_0 -E main
float4 planes[2];
[clipplanes(planes[1], 1)] float4 main() : SV_Position { return 1; }
[clipplanes] float4 none() : SV_Position { return 1; }
[clipplanes(planes[0], planes[1])] float4 fits() : SV_Position { return 1; }
