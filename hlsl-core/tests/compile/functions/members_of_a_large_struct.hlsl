// args: -T ps_6_0 -E main
// Only members of what the functions return are read: the rest is not copied from call to call.

struct Large { uint first; uint rest[10000]; };
Large large;
StructuredBuffer<Large> buffer;

Large get() { return large; }
Large element(uint i) { return buffer[i]; }

uint sum() {
  Large local = get();
  return get().first + get().first + get().rest[3] + local.first + element(1).first + element(2).rest[7];
}
uint more() { return sum() + sum() + sum() + sum() + sum() + sum() + sum() + sum(); }

uint main() : SV_Target { return more() + more() + more() + more() + more(); }
