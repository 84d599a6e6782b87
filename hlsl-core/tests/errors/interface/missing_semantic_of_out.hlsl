void main(out float4 color) { color = 1; }
