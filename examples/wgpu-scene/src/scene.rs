//! The contents of the scene, in the struct generated from the shader.

use crate::drops::Scene;

/// For a picture of a size, with so many samples of a pixel, both ways.
pub fn scene(size: [u32; 2], samples: u32) -> Scene {
    let [width, height] = size.map(|it| it as f32);
    let eye = [0.0, 1.3, -7.5];
    let ahead = normalized([0.04, -0.02, 1.0]);
    let right = normalized(cross([0.0, 1.0, 0.0], ahead));
    let up = cross(ahead, right);
    // Half the height of the picture, a step in front of the eye.
    let reach = 0.48;
    // One column of the shader's matrix after the other: what one component is made of.
    let frame = std::array::from_fn(|it| [right[it] * reach, up[it] * reach]);
    let centers = [
        [-0.9, 1.75, 0.0],
        [0.4, 2.15, 0.3],
        [1.5, 1.25, -0.2],
        [-2.1, 0.95, 0.4],
        [0.1, 0.85, -0.6],
        [2.6, 2.25, 0.9],
        [-0.3, 2.95, 0.8],
    ];
    let radii = [0.75, 0.55, 0.62, 0.42, 0.48, 0.30, 0.26];
    Scene::new(
        width / height,
        normalized([-0.42, 0.09, 1.0]),
        frame,
        eye,
        ahead,
        samples,
        [2.0 / width, 2.0 / height],
        radii,
        centers,
    )
}

fn normalized(it: [f32; 3]) -> [f32; 3] {
    let length = it.iter().map(|it| it * it).sum::<f32>().sqrt();
    it.map(|it| it / length)
}

fn cross(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
