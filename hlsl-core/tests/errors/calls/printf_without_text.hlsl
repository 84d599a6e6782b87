// args: -T cs_6_0 -E main
string text;
[numthreads(1, 1, 1)] void main() { printf(text, 1); }
