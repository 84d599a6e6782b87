// args: -T ps_6_0 -E main
typedef int Numbers[];
Numbers make() { Numbers all = { 1, 2 }; return all; }
float main() : SV_Target { return make()[1]; }
