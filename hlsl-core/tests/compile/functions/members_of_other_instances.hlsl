// args: -T cs_6_0 -E main
// Within a template its name with arguments is the template, from which the arguments of a member template are deduced; and
// parameters of a function template need no default after one that has one.

template <int Rows, int Columns> struct Grid {
  int value;
  template <int Other> int times(Grid<Columns, Other> right) { return value * right.value * Other; }
  template <typename T, int Scale = Rows, int Size> int sum(T numbers[Size]) {
    int total = 0;
    for (int i = 0; i < Size; ++i)
      total += numbers[i] * Scale;
    return total;
  }
};

RWStructuredBuffer<int> result;

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  Grid<2, 3> left = { (int)id };
  Grid<3, 5> right = { 7 };
  int numbers[2] = { 1, (int)id };
  result[0] = left.times(right);
  result[1] = left.sum(numbers);
}
