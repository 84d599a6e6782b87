//! A C header and a static library of the SPIR-V modules, for the C or C++ part of the same cargo package.

use std::path::Path;

use hlsl_core::driver::{Compiled, shaders};

use crate::{Error, write};

pub(crate) fn build(
    name: &str,
    folder: &Path,
    compiled: &[Compiled],
    cargo_metadata: bool,
) -> Result<(), Error> {
    let files = hlsl_core::bindings::header(name, &shaders(compiled))
        .map_err(|it| Error::Conflict { path: folder.into(), what: it.to_string() })?;
    let (header, source) = (folder.join(format!("{name}.h")), folder.join(format!("{name}.c")));
    write::if_changed(&header, files.header.as_bytes())?;
    write::if_changed(&source, files.source.as_bytes())?;
    let mut build = cc::Build::new();
    build.file(&source).include(folder).out_dir(folder).std("c11").cargo_metadata(cargo_metadata);
    if std::env::var_os("TARGET").is_none() {
        // Not in a build script, where cargo would have said all this.
        let host = host()?;
        build.target(&host).host(&host).opt_level(0).debug(false);
    }
    build.try_compile(name).map_err(|it| Error::CLibrary(it.to_string()))
}

/// The host that rustc runs on.
fn host() -> Result<String, Error> {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = std::process::Command::new(rustc).arg("-vV").output();
    let text = output.map_err(|source| Error::Io { path: "rustc".into(), source })?.stdout;
    let text = String::from_utf8_lossy(&text);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Error::CLibrary("rustc does not report its host".into()))
}
