// args: -T cs_6_0 -E main
// The second load stands behind stores elsewhere and is the first one's value; so is what is computed of it.

RWByteAddressBuffer data : register(u0);

[numthreads(1, 1, 1)]
void main() {
  data.Store(0, asuint(sqrt(asfloat(data.Load(36)))));
  data.Store(4, asuint(sqrt(asfloat(data.Load(36))) + 1));
}
