#include <once.hlsli>
never
