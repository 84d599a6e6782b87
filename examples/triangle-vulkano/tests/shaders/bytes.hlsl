ByteAddressBuffer from;
RWByteAddressBuffer to;
[numthreads(4, 1, 1)] void main(uint at : SV_DispatchThreadID) { to.Store(at * 4, from.Load(12 - at * 4)); }
