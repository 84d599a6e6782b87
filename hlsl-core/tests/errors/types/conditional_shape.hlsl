// args: -T cs_6_6 -E main -HV 2018
[numthreads(1, 1, 1)]
void main() {
    bool4 four = true;
    float2 two = 1;
    two = four ? two : two;
}
