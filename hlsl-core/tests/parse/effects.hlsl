technique10 X { pass P { VertexShader = compile vs_5_0 f(); } }
Technique Y <string a = "b";> { }
VertexShader vs = compile vs_5_0 main();
SamplerState s { Filter = MIN_MAG_MIP_POINT; };
sampler s2 = sampler_state { texture = <t>; };
float annotated <string ui = "slider"; float max = 1;> = 1;
int braces { 1 };
