// args: -T ps_3_0 -E main -fhlsl-dx9
float4 main(bool face : VFACE) : COLOR { return face; }
