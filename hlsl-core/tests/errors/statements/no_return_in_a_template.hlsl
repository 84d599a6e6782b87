template<typename T>
float size_of_all(T first)
{
    if (first > 3)
        return sizeof(T);
}

float4 main(float a : A) : SV_Target { return size_of_all(a); }
