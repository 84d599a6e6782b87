//! What a sampler makes of an image, as the Vulkan specification has it, in double precision: nearest and linear
//! filters within and between levels, comparisons and gathers.

use crate::case::{Address, Filter, Picture, View};

/// The numbers of an image of floats, to look them up.
pub struct Texels {
    pub picture: Picture,
    numbers: Vec<f64>,
}

/// Where to sample: the coordinates as the shader gives them, without the layer.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub at: [f64; 3],
    pub layer: f64,
    pub offset: [i64; 3],
}

impl Texels {
    pub fn new(picture: Picture) -> Texels {
        let real = |it: &[u8]| f64::from(f32::from_le_bytes([it[0], it[1], it[2], it[3]]));
        let numbers = picture.bytes.chunks_exact(4).map(real).collect();
        Texels { picture, numbers }
    }

    /// A channel of the texel; it must be there.
    pub fn load(&self, level: u32, layer: u32, at: [i64; 3], channel: u32) -> f64 {
        let picture = &self.picture;
        let before: usize =
            (0..level).map(|it| picture.size(it).iter().product::<u32>() as usize).sum::<usize>();
        let size = picture.size(level).map(|it| it as usize);
        let [x, y, z] = at.map(|it| it as usize);
        let texel =
            before * picture.layers as usize + ((layer as usize * size[2] + z) * size[1] + y) * size[0] + x;
        self.numbers[texel * picture.channels as usize + channel as usize]
    }

    fn dimensions(&self) -> usize {
        match self.picture.view {
            View::D1 | View::D1Array => 1,
            View::D3 => 3,
            _ => 2,
        }
    }

    fn is_cube(&self) -> bool {
        matches!(self.picture.view, View::Cube | View::CubeArray)
    }

    /// Coordinates in the face that the direction meets, and the layer.
    fn on_face(&self, place: Place) -> ([f64; 3], u32) {
        let layer = place.layer.round_ties_even();
        if !self.is_cube() {
            let last = f64::from(self.picture.layers - 1);
            return (place.at, layer.clamp(0.0, last) as u32);
        }
        let [x, y, z] = place.at;
        let (face, s, t, major) = if z.abs() >= x.abs() && z.abs() >= y.abs() {
            if z < 0.0 { (5, -x, -y, z) } else { (4, x, -y, z) }
        } else if y.abs() >= x.abs() {
            if y < 0.0 { (3, x, -z, y) } else { (2, x, z, y) }
        } else if x < 0.0 {
            (1, z, -y, x)
        } else {
            (0, -z, -y, x)
        };
        let cube = layer.clamp(0.0, f64::from(self.picture.layers / 6 - 1)) as u32;
        let to_unit = |it: f64| (it / major.abs() + 1.0) / 2.0;
        ([to_unit(s), to_unit(t), 0.0], cube * 6 + face)
    }

    fn channel(
        &self,
        filter: Filter,
        level: u32,
        layer: u32,
        at: [i64; 3],
        channel: u32,
        compare: f64,
    ) -> f64 {
        let size = self.picture.size(level);
        let mut texel = [0; 3];
        for axis in 0..self.dimensions() {
            let length = i64::from(size[axis]);
            texel[axis] = match filter.address {
                Address::Clamp => at[axis].clamp(0, length - 1),
                Address::Wrap => at[axis].rem_euclid(length),
                Address::Mirror => {
                    let there = at[axis].rem_euclid(2 * length);
                    if there < length { there } else { 2 * length - 1 - there }
                }
            };
        }
        let value = self.load(level, layer, texel, channel);
        match filter.compares {
            true => f64::from(compare <= value),
            false => value,
        }
    }

    fn level(&self, filter: Filter, level: u32, place: Place, channel: u32, compare: f64) -> f64 {
        let (at, layer) = self.on_face(place);
        let size = self.picture.size(level);
        let dimensions = self.dimensions();
        let unnormalized = |axis: usize| at[axis] * f64::from(size[axis]);
        if !filter.linear {
            let mut texel = [0; 3];
            for (axis, texel) in texel.iter_mut().enumerate().take(dimensions) {
                *texel = unnormalized(axis).floor() as i64 + place.offset[axis];
            }
            return self.channel(filter, level, layer, texel, channel, compare);
        }
        let mut sum = 0.0;
        for corner in 0..1 << dimensions {
            let (mut texel, mut weight) = ([0; 3], 1.0);
            for (axis, texel) in texel.iter_mut().enumerate().take(dimensions) {
                let position = unnormalized(axis) - 0.5;
                let fraction = position - position.floor();
                let is_far = corner >> axis & 1;
                *texel = position.floor() as i64 + i64::from(is_far) + place.offset[axis];
                weight *= if is_far == 1 { fraction } else { 1.0 - fraction };
            }
            sum += weight * self.channel(filter, level, layer, texel, channel, compare);
        }
        sum
    }

    /// A sample at a level of detail that is not yet clamped.
    pub fn sample(&self, filter: Filter, lod: f64, place: Place, channel: u32, compare: f64) -> f64 {
        let last = f64::from(self.picture.levels - 1);
        let lod = lod.clamp(0.0, last);
        let at = |level: f64| self.level(filter, level as u32, place, channel, compare);
        match filter.linear {
            // Halves go down.
            false => at((lod + 0.5).ceil() - 1.0),
            true if lod.fract() == 0.0 => at(lod),
            true => at(lod.floor()) * (1.0 - lod.fract()) + at(lod.floor() + 1.0) * lod.fract(),
        }
    }

    /// The texel of the footprint of a linear filter at its corner `(x, y)`, of the first level.
    pub fn corner(
        &self,
        filter: Filter,
        place: Place,
        corner: (i64, i64),
        channel: u32,
        compare: f64,
    ) -> f64 {
        let (at, layer) = self.on_face(place);
        let size = self.picture.size(0);
        let first = |axis: usize| (at[axis] * f64::from(size[axis]) - 0.5).floor() as i64;
        let texel = [first(0) + corner.0 + place.offset[0], first(1) + corner.1 + place.offset[1], 0];
        self.channel(filter, 0, layer, texel, channel, compare)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(numbers: &[f32]) -> Texels {
        let bytes = numbers.iter().flat_map(|it| it.to_le_bytes()).collect();
        Texels::new(Picture { view: View::D1, ..Picture::flat(numbers.len() as u32, 1, 1, bytes) })
    }

    #[test]
    fn filters_address_and_weigh_texels() {
        let texels = line(&[1.0, 2.0, 4.0, 8.0]);
        let place = |x: f64| Place { at: [x, 0.0, 0.0], layer: 0.0, offset: [0; 3] };
        let filter = Filter { linear: true, address: Address::Wrap, compares: false };
        assert_eq!(texels.sample(filter, 0.0, place(0.375), 0, 0.0), 2.0);
        assert_eq!(texels.sample(filter, 0.0, place(0.5), 0, 0.0), 3.0);
        assert_eq!(texels.sample(filter, 0.0, place(0.0), 0, 0.0), 4.5);
        let filter = Filter { linear: false, address: Address::Mirror, compares: false };
        assert_eq!(texels.sample(filter, 0.0, place(-0.3), 0, 0.0), 2.0);
        let filter = Filter { linear: true, address: Address::Clamp, compares: true };
        assert_eq!(texels.sample(filter, 0.0, place(0.5625), 0, 3.0), 0.75);
    }
}
