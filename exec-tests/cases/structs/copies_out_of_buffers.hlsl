// args: -T cs_6_0 -E main
// in 0: float 1 2 3 4 5 6 7 8 9 10 11 12
// in 1: int 2 1 0 3
// in 2: float 1 2 3 4 5 6 7 8 9 10 11 12
// out 3: float 4 11 9 19 22 20 102 3 30
// What is read from a copy is what the buffer held when the copy was made, even if the buffer has been written since.

struct Light { float power; float strengths[4]; float color; };
StructuredBuffer<Light> lights;
StructuredBuffer<int> indices;
RWStructuredBuffer<Light> changing;
RWStructuredBuffer<float> results;

float strength(Light light, int index) { return light.strengths[index]; }

float sum(Light light)
{
  float sum = 0;
  for (int i = 0; i < indices[3] + 1; ++i)
    sum += light.strengths[i];
  return sum;
}

[numthreads(1, 1, 1)]
void main()
{
  results[0] = strength(lights[0], indices[0]);
  Light second = lights[1];
  results[1] = second.strengths[indices[3]];
  results[2] = strength(lights[indices[1]], indices[1]);

  // Nothing is written between the copy and the reads.
  Light third = changing[1];
  results[3] = third.strengths[indices[0]] + third.strengths[indices[1]] + third.strengths[indices[2]] - 8;
  changing[1].strengths[2] = 100;
  results[4] = sum(changing[0]) + third.strengths[indices[2]];

  // It is written in between, in a loop, and by the copy itself.
  Light fourth = changing[1];
  float total = 0;
  for (int i = 0; i < 2; ++i) {
    total += fourth.strengths[indices[i] + 1 - i];
    changing[1].strengths[indices[i] + 1 - i] = 1000;
  }
  results[5] = total;
  results[6] = fourth.strengths[indices[0]] + 2;

  Light fifth = changing[0];
  fifth.strengths[indices[1]] = 30;
  results[7] = strength(changing[0], indices[1]);
  results[8] = fifth.strengths[indices[1]];
}
