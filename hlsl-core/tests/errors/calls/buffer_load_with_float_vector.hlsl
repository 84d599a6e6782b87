ByteAddressBuffer bytes;
float4 main(float2 a : A) : SV_Target { return bytes.Load(a, a, a); }
