float4 main(float a : A) : SV_Target { return (struct Box { float w; })a; }
