//! What a driver or an engine without the standard library needs from a shader.
#![no_std]
#![deny(warnings, missing_docs, clippy::pedantic)]

hlsl_macros::include_hlsl!("tint.hlsl", ps_6_0, main, constants: true, derive: [PartialEq], visibility: pub(crate));

/// How to change a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Darker.
    Multiply,
    /// Brighter.
    Screen,
}

/// The bytes of the constant buffer, for one stop.
#[must_use]
pub fn uniform(color: [f32; 3], strength: f32, mode: Mode) -> [u8; size_of::<main::Tint>()] {
    let mode = match mode {
        Mode::Multiply => main::constants::mode::MULTIPLY,
        Mode::Screen => main::constants::mode::SCREEN,
    };
    let mut tint = main::Tint::ZERO;
    tint.stops[0] = main::Stop::new(color, true);
    tint.strength = strength;
    tint.mode = mode;
    for (index, row) in tint.matrix_of_colors.iter_mut().enumerate() {
        row[index] = 1.0;
    }
    bytemuck::cast(tint)
}

/// The shader's SPIR-V.
#[must_use]
pub fn words() -> &'static [u32] {
    main::SPIRV
}

/// The data of the specialization constants.
#[must_use]
pub fn specialization(is_gray: bool) -> [u8; 4] {
    main::SpecConstants { is_gray }.data()
}
