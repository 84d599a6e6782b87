RWByteAddressBuffer data;

[numthreads(1, 1, 1)]
void main() {
    data.Store(0, 1);
}
