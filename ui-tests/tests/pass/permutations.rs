use lit::{Features, Permutation, Quality, fragment, place};

hlsl_macros::include_hlsl! {
    pub mod lit = "../shaders/permuted.hlsl" { vs_6_0 place, fragment: ps_6_0 shade }
    permutations: { Quality: QUALITY [Low, Medium, High = 4], Features: [SHADOWS, FOG] },
    vertex: true,
}

// The choice can be made while the program is compiled.
static BEST: &[u32] = fragment::spirv(Permutation { quality: Quality::High, features: Features::ALL });

fn main() {
    assert_eq!(Permutation::COUNT, 12);
    for (index, it) in Permutation::ALL.into_iter().enumerate() {
        assert_eq!(it.index(), index);
        assert_eq!(place::spirv(it), place::SPIRV);
        assert_eq!(fragment::spirv(it), fragment::MODULES[fragment::module_index(it)]);
        // `FOG` is read by the shader of pixels, `SHADOWS` by none.
        let other = Permutation { features: it.features.without(Features::SHADOWS), ..it };
        assert_eq!(fragment::module_index(it), fragment::module_index(other));
    }
    assert_eq!((place::MODULES.len(), fragment::MODULES.len()), (1, 6));
    assert_eq!(Permutation::ALL[0], Permutation::default());
    assert_eq!(fragment::spirv(Permutation::default()), fragment::SPIRV);
    assert_eq!(BEST, fragment::MODULES[5]);
    assert!((Features::FOG | Features::SHADOWS).contains(Features::FOG));
    assert_eq!(Quality::ALL.len(), 3);
    // What only some permutations bind is there for all.
    assert_eq!(lit::bindings::ALL.len(), 2);
    assert_eq!(core::mem::size_of::<lit::Fog>(), 16);
}
