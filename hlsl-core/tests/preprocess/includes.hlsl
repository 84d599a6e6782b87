// options: -I other -Iinc -DNAME=<y.hlsli>
#include "inc/a.hlsli"
#include "inc\deep\d.hlsli"
#define Y "y.hlsli"
#include Y
#include NAME
#include <y.hlsli> // comment
#include <deep/d.hlsli>
#include "once.hlsli"
#include "./inc/../once.hlsli"
#define TWICE(x) x
TWICE(before
#define INSIDE 1
after INSIDE)
