// args: -T ps_6_0 -E main
// Nothing is left of loops that nobody sees anything of, however they are left; without a way out they stay.

cbuffer Limits { int limit; };

float4 main(nointerpolation int count : COUNT, nointerpolation bool forever : FOREVER) : SV_Target {
  float unread[4] = { 1, 2, 3, 4 };
  int i = 0;
  while (true) {
    if (i == limit)
      break;
    if (i < 4) {
      unread[i] = count;
      i++;
      continue;
    } else {
      break;
    }
  }
  for (int k = 0; k < count; k++) {
    switch (k) {
      case 1: continue;
      case 2: unread[1] = k; break;
      default: if (k > 7) continue; else { unread[2] = k; continue; }
    }
  }
  if (forever)
    for (;;)
      i++;
  return count;
}
