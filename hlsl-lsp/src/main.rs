//! A language server for HLSL: what the compiler knows of a shader, where it is written.
//!
//! ```text
//! editor ─► server ─► world (files, unsaved texts) ─► programs (what a file is compiled as)
//!                          │                               │
//!                          ▼                               ▼
//!                     analyst ─► snapshot (one compilation: tree, program, names) ◄─ requests/*
//! ```
//!
//! Nothing is computed in steps: a change compiles the shader again, which takes milliseconds.

mod paths;
mod lines;
mod settings;
mod rust;
mod world;
mod scan;
mod words;
mod programs;
mod definitions;
mod snapshot;
mod analyst;
mod marked;
mod capabilities;
mod requests;
mod server;

#[cfg(test)]
mod fixture;

use lsp_server::Connection;

const USAGE: &str = "\
hlsl-lsp: a language server for HLSL, over standard input and output.

Editors start it; docs/editors.md says how.

  --version   Print the version
  --help      Print this text
";

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("--version" | "-V") => println!("hlsl-lsp {}", env!("CARGO_PKG_VERSION")),
        Some("--help" | "-h") => print!("{USAGE}"),
        // Some clients name the transport, of which there is one.
        None | Some("--stdio") => serve(),
        Some(other) => {
            eprintln!("hlsl-lsp: unknown argument `{other}`\n\n{USAGE}");
            std::process::exit(2);
        }
    }
}

fn serve() {
    let (connection, threads) = Connection::stdio();
    let result = server::run(&connection);
    drop(connection);
    if let Err(error) = result {
        eprintln!("hlsl-lsp: {error}");
        std::process::exit(1);
    }
    if let Err(error) = threads.join() {
        eprintln!("hlsl-lsp: {error}");
    }
}
