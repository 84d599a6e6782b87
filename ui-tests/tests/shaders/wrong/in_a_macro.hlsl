#define LUMINANCE(color) dot((color).rgb, weigths)

float4 main(float4 color : COLOR) : SV_Target {
    return LUMINANCE(color);
}
