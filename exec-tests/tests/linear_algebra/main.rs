//! Products of matrices by `dx/linalg.h`, in the types and sizes that devices report. A reference evaluates the instructions of
//! each module; a device that has VK_KHR_cooperative_matrix and lists the product must write the same.

mod reference;

use exec_tests::{
    case::{Bound, Case, real_to_half},
    compile,
    device::{Device, MatrixProduct},
};
use reference::Reference;

/// Types of the factors and of the sum, and sizes.
struct Product {
    a: &'static str,
    b: &'static str,
    sum: &'static str,
    rows: u32,
    columns: u32,
    depth: u32,
}

/// What NVIDIA, AMD, Intel and Arm list.
fn products() -> Vec<Product> {
    let sizes_of_halves = [(16, 16, 16), (16, 8, 16), (16, 8, 8), (8, 8, 16), (8, 16, 16)];
    let sizes_of_bytes = [(16, 16, 32), (16, 8, 32), (16, 16, 16), (8, 8, 32), (8, 16, 32)];
    let sizes_of_floats = [(16, 16, 16), (4, 4, 4), (8, 8, 4)];
    let mut all = Vec::new();
    let mut add = |a, b, sum, sizes: &[(u32, u32, u32)]| {
        all.extend(sizes.iter().map(|&(rows, columns, depth)| Product { a, b, sum, rows, columns, depth }));
    };
    add("F16", "F16", "F32", &sizes_of_halves);
    add("F16", "F16", "F16", &sizes_of_halves);
    add("BFloat16", "BFloat16", "F32", &sizes_of_halves);
    add("F32", "F32", "F32", &sizes_of_floats);
    add("I8", "I8", "I32", &sizes_of_bytes);
    add("U8", "U8", "U32", &sizes_of_bytes);
    add("U8", "I8", "I32", &sizes_of_bytes);
    all
}

fn size(component: &str) -> u32 {
    component.trim_start_matches(char::is_alphabetic).parse::<u32>().unwrap() / 8
}

/// `VkComponentTypeKHR`
fn number(component: &str) -> i32 {
    match component {
        "F16" => 0,
        "F32" => 1,
        "I8" => 3,
        "I32" => 5,
        "U8" => 7,
        "U32" => 9,
        "BFloat16" => 1_000_141_000,
        _ => panic!("{component}"),
    }
}

fn bytes(component: &str, values: impl Iterator<Item = i64>) -> Vec<u8> {
    values
        .flat_map(|value| match component {
            "F16" => real_to_half(value as f64).to_le_bytes().to_vec(),
            // The upper half of a float, which has these numbers.
            "BFloat16" => (value as f32).to_le_bytes()[2..].to_vec(),
            "F32" => (value as f32).to_le_bytes().to_vec(),
            _ => value.to_le_bytes()[..size(component) as usize].to_vec(),
        })
        .collect()
}

fn source(it: &Product, by_columns: bool) -> String {
    let Product { a, b, sum, rows, columns, depth } = it;
    let (layout, b_stride) = match by_columns {
        true => ("ColMajor", depth * size(b)),
        false => ("RowMajor", columns * size(b)),
    };
    let (a_stride, stride) = (depth * size(a), columns * size(sum));
    format!(
        "#include <dx/linalg.h>
using namespace dx::linalg;
ByteAddressBuffer left : register(t0);
ByteAddressBuffer right : register(t1);
RWByteAddressBuffer to : register(u2);
typedef Matrix<ComponentType::{a}, {rows}, {depth}, MatrixUse::A, MatrixScope::Wave> A;
typedef Matrix<ComponentType::{b}, {depth}, {columns}, MatrixUse::B, MatrixScope::Wave> B;
typedef Matrix<ComponentType::{sum}, {rows}, {columns}, MatrixUse::Accumulator, MatrixScope::Wave> Sum;
[numthreads(32, 1, 1)]
void main() {{
    A a = A::Load(left, 16, {a_stride}, MatrixLayout::RowMajor);
    B b = B::Load(right, 0, {b_stride}, MatrixLayout::{layout});
    Sum sum = Sum::Load(to, 0, {stride}, MatrixLayout::RowMajor);
    sum.MultiplyAccumulate(a, b);
    for (uint i = 0; i < sum.Length(); ++i)
        sum.Set(i, sum.Get(i) + 1);
    sum.Store(to, 0, {stride}, MatrixLayout::RowMajor);
}}
"
    )
}

#[test]
fn products_are_what_they_are_by_hand() {
    let device = Device::open().ok();
    let listed = device.as_ref().map(|it| it.products.clone()).unwrap_or_default();
    let mut executed = 0;
    for (index, product) in products().iter().enumerate() {
        let Product { a, b, sum, rows, columns, depth } = product;
        let by_columns = index % 2 == 1;
        let lowest = |component: &str| if component.starts_with('U') { 0 } else { -2 };
        let value = |component: &str, at: u32| lowest(component) + i64::from((at * 7 + at / 5) % 6);
        let left = |row: u32, column: u32| value(a, row * depth + column);
        let right = |row: u32, column: u32| value(b, row * columns + column + 3);
        let right_at = |at: u32| match by_columns {
            true => right(at % depth, at / depth),
            false => right(at / columns, at % columns),
        };
        let before = |at: u32| i64::from(at % 3);
        let expected = (0..rows * columns).map(|at| {
            let products = (0..*depth).map(|k| left(at / columns, k) * right(k, at % columns));
            before(at) + products.sum::<i64>() + 1
        });
        let expected = bytes(sum, expected);
        let mut first = vec![0; 16];
        first.extend(bytes(a, (0..rows * depth).map(|at| left(at / depth, at % depth))));
        let buffers = vec![
            first,
            bytes(b, (0..depth * columns).map(right_at)),
            bytes(sum, (0..rows * columns).map(before)),
        ];
        let what = format!("{a} x {b} to {sum}, {rows}x{columns}x{depth}");
        for level in ["-O3", "-Od"] {
            let target = "-fspv-target-env=vulkan1.3";
            let args = ["-T", "cs_6_10", "-E", "main", "-enable-16bit-types", target, level];
            let words = compile::text(&source(product, by_columns), &args)
                .unwrap_or_else(|error| panic!("{what}: {error}"));
            if level == "-O3" {
                let found = Reference::run(&words, &buffers);
                assert_eq!(found[2], expected, "{what}, by the reference");
            }
            let wanted = MatrixProduct {
                sizes: [*rows, *columns, *depth],
                components: [number(a), number(b), number(sum)],
            };
            let Some(device) = device.as_ref().filter(|_| listed.contains(&wanted)) else { continue };
            let case = Case {
                bound: (0..).zip(buffers.iter().cloned().map(Bound::Buffer)).collect(),
                ..Case::empty()
            };
            let found = device.run(&case, &words, "main").unwrap_or_else(|error| panic!("{what}: {error}"));
            let written = found.iter().find(|it| it.0 == 2).map(|it| &it.1);
            assert_eq!(written, Some(&expected), "{what}, {level}, by {}", device.name);
            executed += 1;
        }
    }
    println!("{executed} products ran on a device that lists {}", listed.len());
}
