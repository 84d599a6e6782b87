// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// Of an `if` with a constant condition, only the branch that is taken is compiled: what the other one calls need not exist.

RWStructuredBuffer<int> result;

int elsewhere(int value);
static const bool has_elsewhere = false;

template<bool Twice>
int times(int value) {
  if (Twice) {
    return elsewhere(value);
  }
  return value;
}

[numthreads(1, 1, 1)]
void main() {
  if (has_elsewhere)
    result[0] = elsewhere(1);
  else if (has_elsewhere || result[3])
    result[0] = 2;
  else
    result[0] = 3;
  if (true) {
    result[1] = times<false>(4);
  } else if (result[2]) {
    elsewhere(5);
    discard;
  }
}
