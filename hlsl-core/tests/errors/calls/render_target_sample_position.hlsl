float4 main() : SV_Target { return GetRenderTargetSamplePosition(0).xyxy; }
