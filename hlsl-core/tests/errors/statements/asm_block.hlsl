float4 main() : SV_Target { asm { nop }; return 1; }
