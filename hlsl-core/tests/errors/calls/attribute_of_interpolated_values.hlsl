// args: -T ps_6_1 -E main
struct Inputs { nointerpolation float flat : A; float smooth : B; nointerpolation float4 rows[2] : C; };

float of_parameter(float value) { return GetAttributeAtVertex(value, 1); }
float of_flat_parameter(nointerpolation float value) { return GetAttributeAtVertex(value, 1); }
float of_flat_member(Inputs inputs) { return GetAttributeAtVertex(inputs.flat, 1); }
float of_member(Inputs inputs) { return GetAttributeAtVertex(inputs.smooth, 1); }
float of_flat_struct(nointerpolation Inputs inputs) { return GetAttributeAtVertex(inputs.smooth, 1); }
float of_component(Inputs inputs) { return GetAttributeAtVertex(inputs.rows[1].y, 1); }
float of_copied_struct(Inputs inputs) { Inputs copy = inputs; return GetAttributeAtVertex(copy.flat, 1); }
float of_copy(Inputs inputs) { float copy = inputs.flat; return GetAttributeAtVertex(copy, 1); }
float of_sum(Inputs inputs) { return GetAttributeAtVertex(inputs.flat + 1, 1); }
float4 main() : SV_Target { return 0; }
