// args: -T cs_6_2 -E main
// constants 0: double 1 2 3 4 0.5 -0.25
// in 1: double 1.25 2.5 -3 4
// out 2: double -1.5 2.25 -0.25 3 2 2 0.25 -3 4 2.5 7 5 15.75 8 5 -9 0.25 0.5 -1
// Vectors, matrices, arrays and structs of doubles, in every kind of memory.
[[vk::binding(0)]] cbuffer Constants { double2x2 turn; double2 place; };
[[vk::binding(1)]] StructuredBuffer<double4> given;
[[vk::binding(2)]] RWByteAddressBuffer found;
groupshared double shared_sums[4];
static double2 kept = double2(7, 8);

struct Pair { double first; double2 rest; };

void Put(inout uint at, double value) {
    found.Store<double>(at, value);
    at += 8;
}

Pair Swapped(Pair it) {
    Pair result = { it.rest.y, double2(it.rest.x, it.first) };
    return result;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = 0;
    double2 turned = mul(turn, place) + mul(place, turn);
    Put(at, turned.x + turned.y - dot(place, double2(3, 4)) - 1.25L + 0.0L * turn[id][id]);
    double4 row = given[id];
    Put(at, row[id] + 1.0L);
    double2 local[2] = { place, row.zy };
    Put(at, local[id].y);
    Put(at, transpose(turn)[1].x + 0 * turned.x);
    Put(at, turn[1].x);
    double2x2 changed = turn;
    changed[id].y = row.y * 0.8L;
    changed[1] = double2(0.25, changed[0].y);
    Put(at, changed._12);
    Put(at, changed[1 - id].x);
    Pair pair = { row.w, row.yz };
    pair = Swapped(pair);
    Put(at, pair.first);
    Put(at, pair.rest.y);
    Put(at, pair.rest[id]);
    kept = id == 0 ? kept : -kept;
    Put(at, kept[id]);
    shared_sums[id + 1] = row.x * 4;
    GroupMemoryBarrierWithGroupSync();
    Put(at, shared_sums[1]);
    double2x2 product = mul(turn, turn) + double2x2(0, 0.75, 0, 0);
    Put(at, product._12);
    Put(at, (turn * 2.0L)._21 + 4.0L);
    double3 wide = double3(row.xy, 1);
    wide.xz = wide.zx * 4;
    Put(at, wide.z);
    Put(at, wide.x + row.z * 5 + 2 * id - asdouble(0, 0x3ff00000) * -2.0L);
    Put(at, (row.x > 1.0L && row.y > 1.0L) ? 0.25L : 1.0L);
    switch (id) {
    case 0: Put(at, place.x); break;
    default: Put(at, place.y); break;
    }
    uint low, high;
    asuint(-row.x / 1.25L, low, high);
    found.Store2(at, uint2(low, high));
}
