//! `emit: [ash]`, `emit: [ash { version: "0.37", path: crate::gpu::ash }]`, `emit: [wgpu { passthrough }]`.

use hlsl_core::bindings::{Conflict, Emit, Library};
use syn::{
    Error, Ident, LitStr, Path, Result, Token, braced,
    ext::IdentExt,
    parse::{Parse, ParseStream},
};

/// A library, and the path if the user wrote one.
pub(super) struct Wanted {
    pub(super) emit: Emit,
    pub(super) name: Ident,
    pub(super) path: Option<Path>,
}

impl Parse for Wanted {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.call(Ident::parse_any)?;
        let text = name.to_string();
        let Some(library) = Library::ALL.into_iter().find(|it| it.name() == text) else {
            let names: Vec<&str> = Library::ALL.iter().map(|it| it.name()).collect();
            let message = format!("`emit` takes any of {}, not `{text}`", names.join(", "));
            return Err(Error::new(name.span(), message));
        };
        let mut wanted = Wanted { emit: library.into(), name, path: None };
        if !input.peek(syn::token::Brace) {
            return Ok(wanted);
        }
        let body;
        braced!(body in input);
        while !body.is_empty() {
            wanted.setting(library, &body)?;
            if body.parse::<Option<Token![,]>>()?.is_none() {
                break;
            }
        }
        if body.is_empty() { Ok(wanted) } else { Err(body.error("expected `,`")) }
    }
}

impl Wanted {
    fn setting(&mut self, library: Library, body: ParseStream<'_>) -> Result<()> {
        let name: Ident = body.call(Ident::parse_any)?;
        match name.to_string().as_str() {
            "passthrough" if library == Library::Wgpu => self.emit.passthrough = true,
            "version" => {
                body.parse::<Token![:]>()?;
                let version: LitStr = body.parse()?;
                self.emit.version = version.value();
                if !library.versions().contains(&self.emit.version.as_str()) {
                    let conflict = Conflict::Version { library, version: version.value() };
                    return Err(Error::new(version.span(), conflict));
                }
            }
            "path" => {
                body.parse::<Token![:]>()?;
                let path: Path = body.parse()?;
                self.emit.path = quote::quote!(#path).to_string();
                self.path = Some(path);
            }
            other => {
                let more = if library == Library::Wgpu { ", and `passthrough`" } else { "" };
                let message =
                    format!("unknown setting `{other}`: a library takes `version` and `path`{more}");
                return Err(Error::new(name.span(), message));
            }
        }
        Ok(())
    }
}
