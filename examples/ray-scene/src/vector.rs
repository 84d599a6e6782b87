//! A vector of three numbers, with the operations that the reference needs.

pub type Vector = [f32; 3];

pub fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

pub fn scale(a: Vector, factor: f32) -> Vector {
    a.map(|it| it * factor)
}

pub fn combine(a: Vector, b: Vector, with: impl Fn(f32, f32) -> f32) -> Vector {
    [with(a[0], b[0]), with(a[1], b[1]), with(a[2], b[2])]
}

pub fn add(a: Vector, b: Vector) -> Vector {
    combine(a, b, |a, b| a + b)
}

pub fn subtract(a: Vector, b: Vector) -> Vector {
    combine(a, b, |a, b| a - b)
}

pub fn multiply(a: Vector, b: Vector) -> Vector {
    combine(a, b, |a, b| a * b)
}

pub fn normalize(a: Vector) -> Vector {
    scale(a, 1.0 / dot(a, a).sqrt())
}
