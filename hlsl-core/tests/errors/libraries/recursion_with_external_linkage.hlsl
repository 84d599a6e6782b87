// args: -T lib_6_3 -fspv-target-env=vulkan1.2 -default-linkage external
// All functions may be called from elsewhere, and what they call may be defined there.
uint elsewhere(uint n);
uint forwards(uint n) { return elsewhere(n); }
uint again(uint n) { return n == 0 ? 0 : again(n - 1); }
namespace inner { uint again(uint n) { return n == 0 ? 0 : inner::again(n - 1); } }
struct S { uint again(uint n) { return n == 0 ? 0 : again(n - 1); } };
