//! A C header and a static library of the words, for the C or C++ part of the same cargo package.

use std::path::Path;

use hlsl_core::bindings::Shader;

use crate::{Error, builder::Done, write};

pub(crate) fn build(name: &str, folder: &Path, done: &[Done], cargo_metadata: bool) -> Result<(), Error> {
    let shaders: Vec<Shader<'_>> = done
        .iter()
        .map(|it| Shader {
            name: &it.job.entry,
            words: it.output.words.as_deref().unwrap_or_default(),
            reflection: &it.output.reflection,
        })
        .collect();
    let files = hlsl_core::bindings::header(name, &shaders)
        .map_err(|it| Error::Conflict { path: folder.into(), what: it.to_string() })?;
    let (header, source) = (folder.join(format!("{name}.h")), folder.join(format!("{name}.c")));
    write::if_changed(&header, files.header.as_bytes())?;
    write::if_changed(&source, files.source.as_bytes())?;
    cc::Build::new()
        .file(&source)
        .include(folder)
        .std("c11")
        .cargo_metadata(cargo_metadata)
        .try_compile(name)
        .map_err(|it| Error::CLibrary(it.to_string()))
}
