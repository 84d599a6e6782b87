struct Light { float3 place; float range; };
cbuffer Scene { Light sun; Colour sky; };
StructuredBuffer<Light> lights;
Light strongest(float3 at, Sky sky) { return lights[0]; }

float4 main(float3 at : PLACE) : SV_Target {
    return float4(sun.place - at, lights[0].range);
}
