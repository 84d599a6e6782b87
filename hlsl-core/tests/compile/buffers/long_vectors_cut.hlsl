// args: -T cs_6_9
// Vectors of more than 256 components are cut as shorter ones are, in values and in places.
RWByteAddressBuffer numbers;

[numthreads(1, 1, 1)]
void main()
{
    vector<float, 260> all = numbers.Load<float>(0);
    all[257] = numbers.Load<float>(4);
    vector<float, 258> most = (vector<float, 258>)all;
    ((vector<float, 259>)all)[258] = most[257];
    numbers.Store(8, all[258]);
}
