//! `permutations: { Quality: QUALITY [Low, Medium = 4, High], Features: [SHADOWS, FOG] }`.

use hlsl_core::bindings::{InvalidAxis, Permutations};
use proc_macro2::TokenTree;
use syn::{
    Error, Ident, LitStr, Result, Token, braced, bracketed,
    ext::IdentExt,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

/// The value of the option.
pub(super) fn permutations(input: ParseStream<'_>) -> Result<Permutations> {
    let span = input.span();
    let body;
    braced!(body in input);
    let axes = Punctuated::<Axis, Token![,]>::parse_terminated(&body)?;
    if axes.is_empty() {
        return Err(Error::new(span, "there is nothing to choose: name an axis"));
    }
    let mut names: Vec<&Ident> = Vec::new();
    let mut permutations = Permutations::new();
    for axis in &axes {
        names.push(&axis.name);
        names.extend(&axis.definition);
        names.extend(axis.values.iter().map(|it| &it.name));
        let name = axis.name.to_string();
        permutations = match &axis.definition {
            Some(definition) => {
                let values = values(&axis.values)?;
                let values = values.iter().map(|(name, text)| (name.as_str(), text.as_str()));
                permutations.choice(&name, &definition.to_string(), values)
            }
            None => {
                let features: Vec<String> = axis.values.iter().map(|it| it.name.to_string()).collect();
                permutations.features(&name, features.iter().map(String::as_str))
            }
        };
    }
    permutations.check().map_err(|InvalidAxis { name, what }| {
        // The last one: what is there twice is wrong where it is repeated.
        let place = names.iter().rfind(|it| ***it == name).map_or(span, |it| it.span());
        Error::new(place, format!("`{name}`: {what}"))
    })?;
    Ok(permutations)
}

/// The names of the values and their texts. A number counts on from the one before it, as in an enum of Rust.
fn values(values: &[Value]) -> Result<Vec<(String, String)>> {
    let mut next = Some(0_i64);
    let mut all = Vec::new();
    for Value { name, text } in values {
        let text = match (text, next) {
            (Some(text), _) => text.clone(),
            (None, Some(number)) => number.to_string(),
            (None, None) => {
                let message = format!("`{name}` needs a value: the one before it is not a number");
                return Err(Error::new(name.span(), message));
            }
        };
        next = text.parse::<i64>().ok().and_then(|it| it.checked_add(1));
        all.push((name.to_string(), text));
    }
    Ok(all)
}

/// `Quality: QUALITY [Low, High]` or `Features: [FOG]`.
struct Axis {
    name: Ident,
    definition: Option<Ident>,
    values: Vec<Value>,
}

/// `Low` or `Low = 0`.
struct Value {
    name: Ident,
    text: Option<String>,
}

impl Parse for Axis {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.call(Ident::parse_any)?;
        input.parse::<Token![:]>()?;
        let definition = match input.peek(Ident::peek_any) {
            true => Some(input.call(Ident::parse_any)?),
            false => None,
        };
        let body;
        bracketed!(body in input);
        let values: Vec<Value> =
            Punctuated::<Value, Token![,]>::parse_terminated(&body)?.into_iter().collect();
        if let (None, Some(value)) = (&definition, values.iter().find(|it| it.text.is_some())) {
            let message = format!(
                "a feature has no value; a choice names the macro that it defines: `{name}: MACRO [{} = ...]`",
                value.name
            );
            return Err(Error::new(value.name.span(), message));
        }
        Ok(Axis { name, definition, values })
    }
}

impl Parse for Value {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.call(Ident::parse_any)?;
        if input.parse::<Option<Token![=]>>()?.is_none() {
            return Ok(Value { name, text: None });
        }
        if input.peek(LitStr) {
            return Ok(Value { name, text: Some(input.parse::<LitStr>()?.value()) });
        }
        let mut text = String::new();
        while !input.is_empty() && !input.peek(Token![,]) {
            text.push_str(&input.parse::<TokenTree>()?.to_string());
        }
        if text.is_empty() {
            return Err(Error::new(name.span(), format!("`{name}` has no value")));
        }
        Ok(Value { name, text: Some(text) })
    }
}

#[cfg(test)]
mod tests {
    use syn::parse::Parser;

    fn read(text: &str) -> syn::Result<super::Permutations> {
        super::permutations.parse_str(text)
    }

    #[test]
    fn numbers_count_on() {
        let all = read("{ Quality: QUALITY [Low, Medium = 4, High], Features: [SHADOWS, FOG] }").unwrap();
        assert_eq!(all.count(), 12);
        assert_eq!(all.arguments(0), ["-D", "QUALITY=0"]);
        assert_eq!(all.arguments(11), ["-D", "QUALITY=5", "-D", "SHADOWS", "-D", "FOG"]);
        let texts = read("{ Filter: TAPS [Box = \"float2(1, 1)\", Wide = -1, None] }").unwrap();
        assert_eq!(texts.arguments(0), ["-D", "TAPS=float2(1, 1)"]);
        assert_eq!(texts.arguments(2), ["-D", "TAPS=0"]);
    }

    #[test]
    fn a_wrong_axis_is_named() {
        let refused = |text: &str, what: &str| {
            let error = read(text).expect_err(text).to_string();
            assert!(error.contains(what), "{error}");
        };
        refused("{}", "nothing to choose");
        refused("{ Features: [FOG = 1] }", "a feature has no value");
        refused("{ Filter: TAPS [Box = \"float2(1, 1)\", Wide] }", "`Wide` needs a value");
        refused("{ Quality: QUALITY [Low, Low] }", "`Low`: this value is there twice");
    }
}
