static float4 main = 1;
