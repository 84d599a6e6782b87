// args: -T cs_6_2 -E main -enable-16bit-types
// tolerance: 1e-14
// in 0: uint 1
// out 1: int 705032704 any int64 5000000000 double 5000000000 int 0 any int64 0 double 0.1 int 16777217 any int64 16777217 double 16777217 int -705032705 any int64 -5000000001 double -5000000001 int -1294967296 any int64 3000000000 double 3000000000
// out 2: int64 0x100000001 1099511627776 5000000000 double 0.1 0.1 float 5000000000 3000000000 uint 1 705032704
// out 3: int 705032704 any int64 5000000000 double 5000000000 int 7 any int64 7 double 7.1
// A literal has no type, so each leaf gets the number itself.
struct Leaves { int i; int64_t j; double d; };
struct Wide { int64_t a; };
struct Mixed { float f[2]; bool b; int i; };
RWByteAddressBuffer condition;
RWStructuredBuffer<Leaves> leaves;
RWByteAddressBuffer raw;
RWStructuredBuffer<Leaves> chosen;
[numthreads(1, 1, 1)]
void main()
{
    leaves[0] = (Leaves)5000000000;
    leaves[1] = (Leaves)0.1;
    leaves[2] = (Leaves)(16777216.0 + 1.0);
    leaves[3] = (Leaves)-5000000001;
    leaves[4] = (Leaves)3000000000;
    int64_t a[2] = (int64_t[2])0x100000001;
    raw.Store(0, a[1]);
    Wide w = (Wide)(1099511627775 + 1);
    raw.Store(8, w.a);
    Wide v[2] = (Wide[2])(5000000000).xx;
    raw.Store(16, v[1].a);
    double2 d[1] = (double2[1])0.1;
    raw.Store(24, d[0]);
    Mixed m = (Mixed)5000000000;
    Mixed n = (Mixed)3000000000;
    raw.Store(40, m.f[1]);
    raw.Store(44, n.f[0]);
    raw.Store(48, uint(m.b));
    raw.Store(52, m.i);
    bool c = condition.Load(0) == 1;
    chosen[0] = (Leaves)(c ? 5000000000 : 1);
    chosen[1] = (Leaves)(c ? 7.1 : 0.5);
}
