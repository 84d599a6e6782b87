// args: -T lib_6_3
struct Incomplete;
struct Open { int a[sizeof(Open)]; };
struct Bits { uint a : 3; uint b : 5; };
uint sizes(Bits bits) {
    uint size = sizeof(1) + sizeof 2.5;
    size += sizeof(Incomplete);
    size += sizeof(Incomplete[2]);
    size += sizeof(bits.a);
    size += sizeof(bits.b += 1);
    return size + sizeof((uint)bits.a) + sizeof(1u) + sizeof(1.0.xx);
}
