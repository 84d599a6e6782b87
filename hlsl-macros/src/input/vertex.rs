//! `vertex: true`, `vertex: separate`, `vertex: { Corner: [position, uv], Leaf: instance [place] }`.

use hlsl_core::bindings::{VertexBuffer, VertexBuffers};
use syn::{
    Error, Ident, LitBool, Result, Token, braced, bracketed,
    ext::IdentExt,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

/// The value of the option, whose attributes are added to `named`.
pub(super) fn buffers(input: ParseStream<'_>, named: &mut Vec<Ident>) -> Result<VertexBuffers> {
    if input.peek(LitBool) {
        return Ok(match input.parse::<LitBool>()?.value {
            true => VertexBuffers::Interleaved,
            false => VertexBuffers::Unspecified,
        });
    }
    if !input.peek(syn::token::Brace) {
        return Ok(match super::word(input, "vertex", &["interleaved", "separate"])?.as_str() {
            "separate" => VertexBuffers::Separate,
            _ => VertexBuffers::Interleaved,
        });
    }
    let body;
    braced!(body in input);
    let buffers: Vec<Described> = Punctuated::<_, Token![,]>::parse_terminated(&body)?.into_iter().collect();
    for (index, Described { name, attributes, buffer }) in buffers.iter().enumerate() {
        named.extend(attributes.iter().cloned());
        let before = &buffers[..index];
        if before.iter().any(|it| it.buffer.name == buffer.name) {
            return Err(Error::new(name.span(), format!("the buffer `{name}` is described twice")));
        }
        if buffer.has_rest && before.iter().any(|it| it.buffer.has_rest) {
            return Err(Error::new(name.span(), "only one buffer can have the rest of the attributes"));
        }
        let taken = |it: &&String| before.iter().any(|other| other.buffer.attributes.contains(it));
        if let Some(twice) = buffer.attributes.iter().find(taken) {
            return Err(Error::new(name.span(), format!("the attribute `{twice}` is in two buffers")));
        }
    }
    Ok(VertexBuffers::Named(buffers.into_iter().map(|it| it.buffer).collect()))
}

/// `Leaf: instance [place, ..]`.
struct Described {
    name: Ident,
    attributes: Vec<Ident>,
    buffer: VertexBuffer,
}

impl Parse for Described {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.parse()?;
        input.parse::<Token![:]>()?;
        let is_per_instance = input.peek(Ident::peek_any);
        if is_per_instance {
            super::word(input, "vertex", &["instance"])?;
        }
        let body;
        bracketed!(body in input);
        let mut buffer = VertexBuffer { name: name.to_string(), is_per_instance, ..VertexBuffer::default() };
        let mut attributes: Vec<Ident> = Vec::new();
        while !body.is_empty() {
            if body.parse::<Option<Token![..]>>()?.is_some() {
                buffer.has_rest = true;
            } else {
                attributes.push(body.call(Ident::parse_any)?);
            }
            if !body.is_empty() {
                body.parse::<Token![,]>()?;
            }
        }
        buffer.attributes = attributes.iter().map(Ident::to_string).collect();
        Ok(Described { name, attributes, buffer })
    }
}
