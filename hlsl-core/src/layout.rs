//! Memory layout of HLSL types under the four rules.

/// Which rules give offsets and strides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LayoutRule {
    /// None: variables that the host does not see.
    Void,
    RelaxedStd140,
    RelaxedStd430,
    DxCbuffer,
    DxStructured,
    GlStd140,
    GlStd430,
    Scalar,
}
