//! What the command says, and in which colors.

use std::io::{IsTerminal, Write};

use hlsl_core::diagnostics::render::Style;

/// A reader that stops reading (`| head`) is not an error.
pub(crate) fn print(text: impl AsRef<[u8]>) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_ref()) {
        Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write to standard output: {why}"))
        }
        _ => Ok(()),
    }
}

/// Of diagnostics: colors on a terminal, unless the user says otherwise.
pub(crate) fn style(wanted: Option<bool>) -> Style {
    let automatic = || std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if wanted.unwrap_or_else(automatic) { Style::Colored } else { Style::Plain }
}
