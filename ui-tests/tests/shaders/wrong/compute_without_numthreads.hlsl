RWByteAddressBuffer data;

void main() {
    data.Store(0, 1);
}
