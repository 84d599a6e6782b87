float4 main(float f : SV_IsFrontFace) : SV_Target { return f; }
