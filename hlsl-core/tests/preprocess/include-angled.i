
// include-angled.hlsl:1:10: error[E0031]: `once.hlsli` file not found with <angled> include; use "quotes" instead
