//! Saves a picture as a PNG and checks that it shows what it should: brightness, contrast, and the colors at named places.

use crate::Result;
use std::io::BufWriter;
use std::path::Path;

pub struct Picture {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and alpha of each pixel.
    pub bytes: Vec<u8>,
}

/// What a picture should look like.
pub struct Expected {
    /// The range that the mean brightness must fall into, from 0 to 1.
    pub brightness: [f64; 2],
    pub variance: [f64; 2],
    /// Places as fractions of width and height, and the color expected around them.
    pub places: &'static [(&'static str, [f32; 2], [f32; 3])],
}

const NEAR_ENOUGH: f32 = 0.06;

/// Of two drawings of one scene: what rounding may change in a byte, and in how many of a thousand bytes it may be more, where
/// a ray just misses in one what it grazes in the other.
const ROUNDING: u8 = 4;
const MISSES: usize = 5;

impl Picture {
    pub fn save(&self, path: &Path) -> Result<()> {
        let file = std::fs::File::create(path)
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        let mut encoder = png::Encoder::new(BufWriter::new(file), self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&self.bytes)?;
        Ok(())
    }

    pub fn load(path: &Path) -> Result<Picture> {
        let file =
            std::fs::File::open(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let mut decoder = png::Decoder::new(std::io::BufReader::new(file));
        decoder.set_transformations(png::Transformations::ALPHA | png::Transformations::EXPAND);
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or("the picture is too large")?];
        let info = reader.next_frame(&mut bytes)?;
        if info.color_type != png::ColorType::Rgba || info.bit_depth != png::BitDepth::Eight {
            return Err(format!("{} is not a picture of 8-bit colors", path.display()).into());
        }
        bytes.truncate(info.buffer_size());
        Ok(Picture { width: info.width, height: info.height, bytes })
    }

    /// The mean color of the pixels around a place.
    pub fn color_around(&self, place: [f32; 2]) -> [f32; 3] {
        let reach = (self.height / 120).max(1) as i64;
        let center = [(place[0] * self.width as f32) as i64, (place[1] * self.height as f32) as i64];
        let mut sum = [0.0; 3];
        let mut count = 0.0;
        for y in center[1] - reach..=center[1] + reach {
            for x in center[0] - reach..=center[0] + reach {
                if (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y) {
                    let at = (y as usize * self.width as usize + x as usize) * 4;
                    for (sum, byte) in sum.iter_mut().zip(&self.bytes[at..]) {
                        *sum += f32::from(*byte) / 255.0;
                    }
                    count += 1.0;
                }
            }
        }
        sum.map(|sum| sum / count)
    }

    /// Mean and variance of the brightness.
    pub fn brightness(&self) -> (f64, f64) {
        let mut sum = 0.0;
        let mut squares = 0.0;
        for pixel in self.bytes.chunks_exact(4) {
            let value =
                (0.2126 * f64::from(pixel[0]) + 0.7152 * f64::from(pixel[1]) + 0.0722 * f64::from(pixel[2]))
                    / 255.0;
            sum += value;
            squares += value * value;
        }
        let count = (self.bytes.len() / 4) as f64;
        (sum / count, squares / count - (sum / count) * (sum / count))
    }

    /// Fails if another drawing of the scene does not look the same.
    pub fn compare(&self, other: &Picture) -> Result<()> {
        if (self.width, self.height) != (other.width, other.height) {
            return Err(format!("the other picture is {}x{}", other.width, other.height).into());
        }
        let differences = self.bytes.iter().zip(&other.bytes).map(|(a, b)| a.abs_diff(*b));
        let largest = differences.clone().max().unwrap_or(0);
        let misses = differences.filter(|it| *it > ROUNDING).count();
        let count = self.bytes.len();
        println!("picture: {misses} bytes of {count} differ by more than {ROUNDING}, at most by {largest}");
        match misses * 1000 > count * MISSES {
            true => Err("the pictures are not the same".into()),
            false => Ok(()),
        }
    }

    /// Prints the findings; the error lists everything that is wrong.
    pub fn check(&self, expected: &Expected) -> Result<()> {
        let mut wrong = Vec::new();
        let (mean, variance) = self.brightness();
        println!("picture: brightness {mean:.3}, variance {variance:.4}");
        let [low, high] = expected.brightness;
        if !(low..high).contains(&mean) {
            wrong.push(format!("a mean brightness of {mean:.3} is not between {low:.2} and {high:.2}"));
        }
        let [low, high] = expected.variance;
        if !(low..high).contains(&variance) {
            wrong.push(format!("a variance of {variance:.4} is not between {low:.3} and {high:.3}"));
        }
        // If the picture is wider or narrower, the view shows different things at its sides.
        if self.width * 9 != self.height * 16 {
            wrong
                .push(format!("{}x{} is not 16:9, so its places have other colors", self.width, self.height));
        }
        for (name, place, expected) in expected.places {
            let found = self.color_around(*place);
            let far = found.iter().zip(expected).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            println!("picture: {name:<16} {found:.2?}, expected {expected:.2?}");
            if far > NEAR_ENOUGH {
                wrong.push(format!("{name}: {found:.2?} is too far from {expected:.2?}"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
    }
}
