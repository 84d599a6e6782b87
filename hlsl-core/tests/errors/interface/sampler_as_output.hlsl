void main(out float4 c : SV_Target, out SamplerState s : SMP) { c = 1; }
