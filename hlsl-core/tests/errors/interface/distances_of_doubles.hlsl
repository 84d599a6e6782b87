// args: -T vs_6_0 -E main
void main(double far : FAR, out double cut : SV_ClipDistance, out float4 place : SV_Position) {
    cut = far;
    place = 0;
}
