template<typename T> struct Box
{
    template<typename U> T get(U u);
};
template<typename T> template<typename U> T Box<T>::get(U u) { return (T)u; }
float4 main() : SV_Target { return 1; }
