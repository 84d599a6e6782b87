// args: -T cs_6_6 -E main
// Member templates may be defined outside, of templates and of plain structs.
RWStructuredBuffer<int> result;

template<typename T> struct Scaled {
    T by;
    template<typename U> U of(T value);
};
template<typename T> template<typename U> U Scaled<T>::of(T value) { return (U)(value * by); }

struct Offset {
    int by;
    template<typename T> T from(T value);
};
template<typename T> T Offset::from(T value) { return value + by; }

[numthreads(1, 1, 1)]
void main() {
    Scaled<float> scaled;
    scaled.by = result[0];
    Offset offset;
    offset.by = 3;
    result[1] = scaled.of<int>(2.5f);
    result[2] = offset.from(result[3]);
}
