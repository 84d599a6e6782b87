void main(out float4 c : SV_Target, out float4 d : SV_Depth) { c = 1; d = 1; }
