float4 main(centroid sample float4 color : COLOR) : SV_Target { return color; }
