
// inc/cycle2.hlsli:1:10: error[E0034]: #include nested too deeply: more than 200 files
