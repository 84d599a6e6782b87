// args: -T cs_6_6 -E main
[WaveSize(32)] [numthreads(32, 1, 1)] void main() { }
