// args: -T ps_6_0 -E main
// Doubles are never interpolated, so the value is the same at every place.
float main(nointerpolation double d : D) : SV_Target {
    return (float)(EvaluateAttributeCentroid(d) + EvaluateAttributeAtSample(d, 1) + EvaluateAttributeSnapped(d, int2(1, 2)));
}
