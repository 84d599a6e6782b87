// args: -T lib_6_6
Texture2D ResourceDescriptorHeap;
typedef int SamplerDescriptorHeap;
namespace N { int ResourceDescriptorHeap; }
int f(int ResourceDescriptorHeap) { return ResourceDescriptorHeap; }
