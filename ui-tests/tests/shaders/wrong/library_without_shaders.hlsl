float4 shade() {
    return 1;
}
