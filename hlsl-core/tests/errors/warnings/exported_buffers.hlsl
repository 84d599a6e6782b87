// args: -T lib_6_6 -fspv-target-env=universal1.5
struct Data { float value; };
struct Bundle { Texture2D picture; StructuredBuffer<Data> data; };
RWStructuredBuffer<Data> output;
ConstantBuffer<Data> constants;
Texture2D picture;

export RWStructuredBuffer<Data> returned() { return output; }
export float parameter(ByteAddressBuffer bytes) { return bytes.Load(0); }
export float member(Bundle bundle) { return bundle.data[0].value; }
export ConstantBuffer<Data> block() { return constants; }

// Values of textures can be passed.
export Texture2D chosen() { return picture; }
// Other functions are inlined.
float inlined(StructuredBuffer<Data> data) { return data[0].value; }
