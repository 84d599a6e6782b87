// args: -T vs_6_6
// What starts a static variable runs in each entry point, which has rules for it as for the body.
uint start() {
    SetMeshOutputCounts(3, 1);
    return 3;
}

static uint count = start();
static bool is_helper = IsHelperLane();

float4 main() : SV_Position {
    return is_helper ? 0 : count;
}
