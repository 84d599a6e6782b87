// Effect objects are ignored: nothing has their names.
BlendState blend;
float4 main() : SV_Target { blend; return 1; }
