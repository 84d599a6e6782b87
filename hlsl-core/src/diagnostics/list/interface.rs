//! E055x to E059x: what can be wrong between a shader and what is around it: stage inputs and outputs, bindings.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// `-fvk-bind-register` is given, but a resource has no register.
    E0590 Error RegisterWanted { at: Span }
        "-fvk-bind-register requires register annotations on all resources"
        at at "this resource has none"
        help "add one, such as `: register(t0)`";
    /// `-fvk-bind-register` is given, but not for this register.
    E0591 Error RegisterNotBound { register: String, space: u32, at: Span }
        "missing -fvk-bind-register for resource"
        at at "no option binds `{register}` of space {space}"
        help "add `-fvk-bind-register {register} {space} BINDING SET`";
    /// `-fvk-bind-register` is given, but `$Globals` has no place.
    E0592 Error GlobalsNotBound { at: Span }
        "-fvk-bind-register requires Globals buffer to be bound with -fvk-bind-globals"
        at at "this variable is in `$Globals`"
        help "add `-fvk-bind-globals BINDING SET`";
    /// A texture or sampler is to be combined, but there is nothing to combine it with.
    E0593 Error CombinedSamplerAlone { missing: &'static str, set: u32, binding: u32, at: Span }
        "Texture or Sampler with [[vk::combinedImageSampler]] attribute is missing for descriptor set and binding: {set}, {binding}"
        at at "there is no {missing} with this attribute and binding"
        help "give a texture and a sampler the attribute and the same `[[vk::binding(...)]]`";
}
