// manual: Append/Consume structured buffers (what is appended undefined is still appended)
// args: -T cs_6_0 -E main
struct Element { float3 place; float size; };
AppendStructuredBuffer<Element> elements;

[numthreads(1, 1, 1)]
void main()
{
    Element element;
    elements.Append(element);
}
