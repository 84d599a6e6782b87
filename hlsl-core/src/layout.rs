//! Memory layout of HLSL types under the four rules.
