//! The disassembly in the form requested by `-No`, `-Ni`, `-Lx` and `-Cc`.

use hlsl_core::options::args::Arguments;

pub(crate) fn listing(words: &[u32], arguments: &Arguments) -> String {
    let text = hlsl_core::disassemble::disassemble(words);
    let plain = !(arguments.show_offsets
        || arguments.show_numbers
        || arguments.hexadecimal
        || arguments.color_assembly);
    if plain {
        return text;
    }
    let mut out = String::with_capacity(text.len() * 2);
    // Each line is one instruction, in the order of the module.
    let mut at = 5;
    let mut number = 0;
    for line in text.lines() {
        if line.trim_start().starts_with(';') || line.trim().is_empty() {
            out.push_str(&color(line, arguments.color_assembly));
            out.push('\n');
            continue;
        }
        if arguments.show_numbers {
            out.push_str(&format!("{number:>5}: "));
        }
        let line = if arguments.hexadecimal { hexadecimal(line) } else { line.to_string() };
        out.push_str(&color(&line, arguments.color_assembly));
        if arguments.show_offsets {
            out.push_str(&format!(" ; 0x{:08x}", at * 4));
        }
        out.push('\n');
        at += words.get(at).map_or(1, |it| (it >> 16).max(1) as usize);
        number += 1;
    }
    out
}

/// The pieces of a line: strings are kept whole, everything else is split after spaces.
fn pieces(line: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut in_string, mut escaped) = (0, false, false);
    for (at, letter) in line.char_indices() {
        match letter {
            '"' if !escaped => in_string = !in_string,
            ' ' if !in_string => {
                pieces.push(&line[start..at]);
                pieces.push(&line[at..=at]);
                start = at + 1;
            }
            _ => {}
        }
        escaped = letter == '\\' && !escaped;
    }
    pieces.push(&line[start..]);
    pieces
}

fn hexadecimal(line: &str) -> String {
    let change = |piece: &str| match piece.parse::<u64>() {
        Ok(value) if piece.starts_with(|it: char| it.is_ascii_digit()) => format!("0x{value:x}"),
        _ => piece.to_string(),
    };
    pieces(line).into_iter().map(change).collect()
}

fn color(line: &str, wanted: bool) -> String {
    if !wanted {
        return line.to_string();
    }
    if line.trim_start().starts_with(';') {
        return format!("\x1b[90m{line}\x1b[0m");
    }
    let paint = |piece: &str| match piece.as_bytes() {
        [b'%', ..] => format!("\x1b[94m{piece}\x1b[0m"),
        [b'"', ..] => format!("\x1b[32m{piece}\x1b[0m"),
        [b'O', b'p', ..] => format!("\x1b[1m{piece}\x1b[0m"),
        [b'0'..=b'9' | b'-', ..] => format!("\x1b[91m{piece}\x1b[0m"),
        _ => piece.to_string(),
    };
    pieces(line).into_iter().map(paint).collect()
}
