struct Read {
    READ
};

float4 main(Read it) : SV_Target {
    return USED;
}
