// args: -T ps_6_2 -E main -enable-16bit-types
float main(half2 a : A) : SV_Target { return EvaluateAttributeCentroid(a).x; }
