// args: -T lib_6_3 -fspv-target-env=universal1.5
// The step of the loop is never taken; nothing calls the function, so that it is not inlined anywhere.
export float first(int count) {
    for (int i = 0; i < count; i++) {
        return i;
    }
    return -1;
}
