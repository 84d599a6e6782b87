// args: -T cs_6_9 -E main
typedef vector<float, 8> Long;
RWStructuredBuffer<Long> lists;

[numthreads(1, 1, 1)]
void main()
{
    lists[0] = reflect(lists[1], lists[2]);
}
