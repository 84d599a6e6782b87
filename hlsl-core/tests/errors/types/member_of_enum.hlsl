enum Mode { Off, On };
float4 main() : SV_Target { Mode m = On; return m.Off; }
