float brightness(float3 color) {
    return color.r + color.g + color.w;
}
