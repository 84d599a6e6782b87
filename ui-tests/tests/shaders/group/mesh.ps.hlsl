float4 main(nointerpolation uint material : MATERIAL) : SV_Target { return material; }
