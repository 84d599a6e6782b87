
// inc/bad.hlsli:1:10: error[E0030]: `missing.hlsli` file not found
