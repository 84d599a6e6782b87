// args: -T cs_6_0
// How many elements would be copied?
RWByteAddressBuffer many[];
static RWByteAddressBuffer two[2] = many;
void use(RWByteAddressBuffer buffers[2]) { buffers[1].Store(0, 1); }
void any(RWByteAddressBuffer buffers[]) { buffers[1].Store(4, 1); }

[numthreads(1, 1, 1)]
void main() {
    RWByteAddressBuffer others[2] = many;
    others = many;
    use(many);
    any(many);
    use(others);
}
