// options: -I other
#include "inc/bad.hlsli"
never
