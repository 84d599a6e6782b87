//! `hlslc`: HLSL to SPIR-V on the command line, with the arguments of `dxc -spirv`.
//!
//! Only requested output goes to standard output; errors, warnings and remarks go to standard error or to the file of
//! `-Fe`. The exit code is 0, or 1 after an error.

mod batch;
mod bench;
mod command;
mod compare;
mod console;
mod dependencies;
mod dump;
mod explain;
mod header;
mod listing;
mod manual;
mod outputs;
mod response;
mod times;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().skip(1).map(|it| it.to_string_lossy().into_owned());
    if command::run(arguments.collect()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
