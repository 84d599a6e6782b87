//! Kernels on arrays of numbers: products, sorting, sums, transforms.

use super::{Data, Problem, expect, sample, signed, zeros};
use crate::generate::random::Random;

pub(super) fn matrix_product(scale: u32) -> Problem {
    // A multiple of the tile; the work grows with its third power.
    let size = (64.0 * f64::from(scale).cbrt()) as usize / 16 * 16;
    let mut random = Random::new(1);
    let mut matrix = || -> Vec<f32> { (0..size * size).map(|_| signed(&mut random)).collect() };
    let (left, right) = (matrix(), matrix());
    let mut push = Data::default();
    push.uint(size as u32);
    Problem {
        groups: [size as u32 / 16, size as u32 / 16, 1],
        bound: vec![
            (0, Data::of_floats(&left).into()),
            (1, Data::of_floats(&right).into()),
            (2, zeros(size * size)),
        ],
        push: push.0,
        check: Box::new(move |written| {
            let found = written.floats(2);
            for at in sample(size * size) {
                let (row, column) = (at / size, at % size);
                let sum: f32 = (0..size).map(|k| left[row * size + k] * right[k * size + column]).sum();
                expect(&format!("row {row}, column {column}"), &found[at..=at], &[sum], 1e-3)?;
            }
            Ok(())
        }),
    }
}

pub(super) fn radix_sort(scale: u32) -> Problem {
    const BLOCK: usize = 1024;
    let mut random = Random::new(2);
    let keys: Vec<u32> = (0..4 * scale as usize * BLOCK).map(|_| random.bits() as u32).collect();
    Problem {
        groups: [4 * scale, 1, 1],
        bound: vec![(0, Data::of_uints(&keys).into()), (1, zeros(keys.len()))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let mut sorted = keys.clone();
            sorted.chunks_mut(BLOCK).for_each(<[u32]>::sort_unstable);
            same(&written.words(1), &sorted)
        }),
    }
}

fn same(found: &[u32], expected: &[u32]) -> Result<(), String> {
    match found.iter().zip(expected).position(|(found, expected)| found != expected) {
        Some(at) => Err(format!("number {at}: found {}, expected {}", found[at], expected[at])),
        None if found.len() != expected.len() => Err("numbers are missing".into()),
        None => Ok(()),
    }
}

pub(super) fn prefix_sum(scale: u32) -> Problem {
    const BLOCK: usize = 1024;
    let mut random = Random::new(3);
    let numbers: Vec<u32> = (0..16 * scale as usize * BLOCK).map(|_| random.below(1000) as u32).collect();
    Problem {
        groups: [16 * scale, 1, 1],
        bound: vec![(0, Data::of_uints(&numbers).into()), (1, zeros(numbers.len()))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let blocks = numbers.chunks(BLOCK).map(|block| {
                block.iter().scan(0_u32, |sum, number| Some(std::mem::replace(sum, *sum + number)))
            });
            same(&written.words(1), &blocks.flatten().collect::<Vec<u32>>())
        }),
    }
}

pub(super) fn reduction(scale: u32) -> Problem {
    const BLOCK: usize = 4096;
    let mut random = Random::new(4);
    let count = 8 * scale as usize * BLOCK;
    let points: Vec<[f32; 3]> = (0..count).map(|_| std::array::from_fn(|_| signed(&mut random))).collect();
    let mut data = Data::default();
    points.iter().for_each(|it| {
        data.floats(it).uint(0);
    });
    Problem {
        groups: [8 * scale, 1, 1],
        bound: vec![(0, data.into()), (1, zeros(8 * scale as usize * 12))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let (floats, words) = (written.floats(1), written.words(1));
            for (number, block) in points.chunks(BLOCK).enumerate() {
                let found = &floats[number * 12..];
                for part in 0..3 {
                    let numbers = || block.iter().map(|point| point[part]);
                    let expected = [
                        numbers().fold(f32::INFINITY, f32::min),
                        numbers().fold(f32::NEG_INFINITY, f32::max),
                        numbers().map(f64::from).sum::<f64>() as f32,
                    ];
                    let found = [found[part], found[4 + part], found[8 + part]];
                    expect(&format!("block {number}, axis {part}"), &found, &expected, 1e-3)?;
                }
                same(&words[number * 12 + 11..][..1], &[BLOCK as u32])?;
            }
            Ok(())
        }),
    }
}

pub(super) fn fft(scale: u32) -> Problem {
    const SIZE: usize = 512;
    let rows = 16 * scale as usize;
    let mut random = Random::new(5);
    let signals: Vec<f32> = (0..rows * SIZE * 2).map(|_| signed(&mut random)).collect();
    Problem {
        groups: [rows as u32, 1, 1],
        bound: vec![(0, Data::of_floats(&signals).into()), (1, zeros(signals.len()))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let found = written.floats(1);
            for at in sample(rows * SIZE) {
                let (row, frequency) = (at / SIZE, at % SIZE);
                let mut sum = [0.0_f64; 2];
                for (time, signal) in signals[row * SIZE * 2..][..SIZE * 2].chunks(2).enumerate() {
                    let angle = -std::f64::consts::TAU * (time * frequency % SIZE) as f64 / SIZE as f64;
                    let (re, im) = (f64::from(signal[0]), f64::from(signal[1]));
                    sum[0] += re * angle.cos() - im * angle.sin();
                    sum[1] += re * angle.sin() + im * angle.cos();
                }
                let what = format!("row {row}, frequency {frequency}");
                expect(&what, &found[at * 2..][..2], &sum.map(|it| it as f32), 1e-2)?;
            }
            Ok(())
        }),
    }
}

pub(super) fn eigenvectors(scale: u32) -> Problem {
    let count = 1024 * scale as usize;
    let mut random = Random::new(6);
    let matrices: Vec<[[f32; 3]; 3]> = (0..count)
        .map(|_| {
            let [a, b, c, d, e, f] = std::array::from_fn(|_| signed(&mut random));
            [[a, b, c], [b, d, e], [c, e, f]]
        })
        .collect();
    let mut data = Data::default();
    matrices.iter().flatten().for_each(|column| {
        data.floats(column).uint(0);
    });
    Problem {
        groups: [16 * scale, 1, 1],
        bound: vec![(0, data.into()), (1, zeros(count * 4)), (2, zeros(count * 12))],
        push: Vec::new(),
        check: Box::new(move |written| {
            let (values, vectors) = (written.floats(1), written.floats(2));
            for at in sample(count) {
                for axis in 0..3 {
                    let vector: [f32; 3] = std::array::from_fn(|row| vectors[at * 12 + axis * 4 + row]);
                    let value = values[at * 4 + axis];
                    let turned: [f32; 3] = std::array::from_fn(|row| super::dot(matrices[at][row], vector));
                    let what = format!("matrix {at}, axis {axis}");
                    expect(&what, &turned, &super::scale(vector, value), 1e-4)?;
                    expect(&what, &[super::length(vector)], &[1.0], 1e-4)?;
                }
            }
            Ok(())
        }),
    }
}
