//! `-Fh`: the module as a C header.

use std::fmt::Write;

/// The bytes of `words` as an array, preceded by the disassembly in a block that the preprocessor skips.
pub(crate) fn header(words: &[u32], variable: &str, listing: &str) -> String {
    let mut text = format!("#if 0\n{listing}#endif\n\nconst unsigned char {variable}[] = {{");
    let bytes = words.iter().flat_map(|it| it.to_le_bytes());
    for (index, byte) in bytes.enumerate() {
        let separator = match index {
            0 => "\n  ",
            index if index % 12 == 0 => ",\n  ",
            _ => ", ",
        };
        let _ = write!(text, "{separator}0x{byte:02x}");
    }
    text.push_str("\n};\n");
    text
}

/// The name of the array without `-Vn`, as in DXC.
pub(crate) fn default_variable(entry_point: &str) -> String {
    format!("g_{entry_point}")
}
