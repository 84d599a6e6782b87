// args: -T cs_6_0 -E main
// The format may be a global string, and what it shows, too.
const string first = "%d and %d";
string second = "%f";
static const string third = "done";

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    printf(first, id.x, id.y);
    printf(second, float(id.z));
    printf(third);
    printf("%s: %s", third, "all");
}
