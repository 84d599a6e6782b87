float4 main(int1 kind : KIND) : SV_Target {
  switch (kind) {
    case 1: return 1;
  }
  return 0;
}
