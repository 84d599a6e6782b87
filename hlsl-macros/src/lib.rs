//! `include_hlsl!` and its relatives.
