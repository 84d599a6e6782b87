// args: -T ps_6_6 -E main -HV 2021 -WX
// A name that a base of the template's arguments has is known once `using` says so.
template<typename T> struct Base
{
    uint index;
    T get() { return ResourceDescriptorHeap[index]; }
    template<typename U> U scaled(U a) { return a * index; }
};
template<typename T, typename V> struct Handle : Base<T>
{
    using Base<T>::get;
    using Base<T>::index;
    using Base<T>::scaled;
    V load(uint3 at) { return get().Load(at) * index + scaled(at.x); }
    float get(float a) { return a; }
    float own() { return get(2); }
};
float4 main() : SV_Target
{
    Handle<Texture2D<float4>, float4> handle;
    handle.index = 3;
    return handle.load(0) + handle.own();
}
