// args: -T cs_6_5 -E main
// args: -T cs_6_7 -E main
// args: -T cs_6_8 -E main -DSIZES=15
// args: -T cs_6_8 -E main -DSIZES=256
// args: -T cs_6_8 -E main -DSIZES=64,16
// args: -T cs_6_8 -E main -DSIZES=16,32,64
#ifndef SIZES
#define SIZES 16, 32
#endif

[WaveSize(SIZES)]
[numthreads(64, 1, 1)]
void main()
{
}
