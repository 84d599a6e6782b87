struct Box
{
    template<typename T> T get();
};
template<typename T> T Box::get() { return (T)0; }
float4 main() : SV_Target { return 1; }
