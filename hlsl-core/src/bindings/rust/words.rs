//! SPIR-V modules as Rust expressions.

use std::fmt::Write;

use crate::bindings::WordsForm;

/// An expression of the type `&[u32]`, for the initializer of a static or a constant.
pub fn words_expression(words: &[u32], form: WordsForm) -> String {
    match form {
        WordsForm::Numbers => {
            let mut text = String::from("&[");
            for word in words {
                let _ = write!(text, "{word},");
            }
            text.push(']');
            text
        }
        WordsForm::Bytes => {
            let (count, size) = (words.len(), words.len() * 4);
            // Both orders: to read two literals takes rustc less time than a loop that swaps bytes.
            let little = escaped(words.iter().flat_map(|it| it.to_le_bytes()));
            let big = escaped(words.iter().flat_map(|it| it.to_be_bytes()));
            // Without `allow(unsafe_code)`, which contradicts `forbid`; rustc does not apply that lint to what macros of
            // other crates expand to.
            format!(
                "{{\n\
                 #[cfg(target_endian = \"little\")]\nconst BYTES: &[u8; {size}] = b\"{little}\";\n\
                 #[cfg(target_endian = \"big\")]\nconst BYTES: &[u8; {size}] = b\"{big}\";\n\
                 // SAFETY: arrays of integers of the same size, without padding.\n\
                 &unsafe {{ ::core::mem::transmute::<[u8; {size}], [u32; {count}]>(*BYTES) }}\n}}"
            )
        }
    }
}

/// The bytes as they are written in a byte string.
fn escaped(bytes: impl Iterator<Item = u8>) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::new();
    for byte in bytes {
        match byte {
            // Most bytes of a module.
            0 => text.push_str("\\0"),
            b'"' | b'\\' => text.extend(['\\', byte.into()]),
            b' '..=b'~' => text.push(byte.into()),
            _ => {
                let digit = |it: u8| char::from(DIGITS[usize::from(it)]);
                text.extend(['\\', 'x', digit(byte >> 4), digit(byte & 15)]);
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_numbers_or_bytes_in_either_order() {
        let words = [0x0723_0203, 0x225c_007f, 0x2041_ff00];
        assert_eq!(words_expression(&words, WordsForm::Numbers), "&[119734787,576454783,541196032,]");
        let text = words_expression(&words, WordsForm::Bytes);
        for line in [
            "#[cfg(target_endian = \"little\")]",
            r#"const BYTES: &[u8; 12] = b"\x03\x02#\x07\x7f\0\\\"\0\xffA ";"#,
            "#[cfg(target_endian = \"big\")]",
            r#"const BYTES: &[u8; 12] = b"\x07#\x02\x03\"\\\0\x7f A\xff\0";"#,
            "&unsafe { ::core::mem::transmute::<[u8; 12], [u32; 3]>(*BYTES) }",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}:\n{text}");
        }
    }
}
