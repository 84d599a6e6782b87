// args: -T cs_6_6 -E main

RWByteAddressBuffer plain, plains[2];
globallycoherent RWByteAddressBuffer coherent, coherents[2];

static globallycoherent RWByteAddressBuffer filled[2] = plains;

globallycoherent RWByteAddressBuffer same() {
    return coherent;
}

RWByteAddressBuffer loses() {
    return coherents[1];
}

void store(globallycoherent RWByteAddressBuffer buffer) {
    buffer.Store(0, 0);
}

[numthreads(1, 1, 1)]
void main() {
    store(plain);
    store(same());
    RWByteAddressBuffer local = same();
    globallycoherent RWByteAddressBuffer other = coherent;
    other = plain;
    local = plain;
    // What comes from a heap is as coherent as what it is given to.
    globallycoherent RWByteAddressBuffer heap = ResourceDescriptorHeap[0];
    heap.Store(0, local.Load(0) + other.Load(0) + loses().Load(0) + filled[0].Load(0));
}
