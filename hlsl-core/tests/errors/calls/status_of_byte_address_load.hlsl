ByteAddressBuffer bytes;
float4 main() : SV_Target { uint status; return bytes.Load4(0, status); }
