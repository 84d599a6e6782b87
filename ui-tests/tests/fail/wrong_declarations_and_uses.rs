// What is wrong is left out; the rest of the declarations can be used.
hlsl_macros::include_hlsl!("../shaders/wrong/declarations.hlsl", ps_6_0, main);

fn main() {
    let sun = main::Light { place: [0.0, 1.0, 0.0], range: 5.0 };
    let scene = main::Scene { sun, ..main::Scene::ZERO };
    drop((scene, main::bindings::SCENE, main::bindings::LIGHTS));
}
