// args: -T cs_6_0 -E main -fspv-debug=rich
// OpenCL.DebugInfo.100 has no arrays of unknown length, and a length of 0 is not valid.
RWByteAddressBuffer output;
[numthreads(1, 1, 1)]
void main() { output.Store(0, 1); }
