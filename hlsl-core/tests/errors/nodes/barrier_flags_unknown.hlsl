// args: -T cs_6_8 -E main
cbuffer Choice { uint choice; };
void wait(uint memory) { Barrier(memory, GROUP_SYNC); }
[numthreads(8, 1, 1)]
void main() {
    Barrier(UAV_MEMORY, choice);
    Barrier(choice == 0 ? UAV_MEMORY : GROUP_SHARED_MEMORY, GROUP_SYNC);
    wait(UAV_MEMORY);
}
