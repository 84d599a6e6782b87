// args: -T ps_6_0
// Nothing but the start of a variable calls it.
int fall(int from) {
    return from > 0 ? fall(from - 1) : 0;
}

static int end = fall(5);

float4 main() : SV_Target {
    return end;
}
