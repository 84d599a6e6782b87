//! Memory behind bindings, and where each variable of a program finds its own.

use super::number::{Kind, convert};
use super::value::Leaf;
use super::{Outcome, Stop, bits};
use crate::case::{Bound, Picture, TexelKind, View};

pub struct Memory {
    pub binding: u32,
    pub bytes: Vec<u8>,
    pub texels: Option<Texels>,
}

/// What makes texels of bytes.
pub struct Texels {
    kind: TexelKind,
    channels: usize,
    pub size: [usize; 3],
}

impl Memory {
    /// None if there is nothing that the interpreter could read.
    pub fn of(binding: u32, bound: &Bound) -> Option<Memory> {
        let picture = |it: &Picture| {
            let is_simple = it.levels == 1 && it.samples == 1 && !it.is_depth;
            let size = match it.view {
                View::D1Array => [it.width, it.layers, 1],
                _ => [it.width, it.height, it.depth * it.layers],
            };
            is_simple.then(|| Texels {
                kind: it.kind,
                channels: it.channels as usize,
                size: size.map(|it| it as usize),
            })
        };
        let (bytes, texels) = match bound {
            Bound::Buffer(bytes) | Bound::Constants(bytes) => (bytes, None),
            Bound::Texels { bytes, kind, channels, .. } => {
                let channels = *channels as usize;
                let count = bytes.len() / (channels * width(*kind)).max(1);
                (bytes, Some(Texels { kind: *kind, channels, size: [count, 1, 1] }))
            }
            Bound::Texture(it) | Bound::Image(it) => (&it.bytes, Some(picture(it)?)),
            Bound::Sampler(_) | Bound::Combined(..) | Bound::Again(..) | Bound::Attachment(_) => return None,
        };
        Some(Memory { binding, bytes: bytes.clone(), texels })
    }

    pub fn read(&self, at: usize, kind: Kind) -> Leaf {
        let size = kind.width() as usize / 8;
        match at.checked_add(size).and_then(|end| self.bytes.get(at..end)) {
            Some(bytes) => {
                let mut word = [0; 8];
                word[..size].copy_from_slice(bytes);
                Leaf::Bits(kind.cut(u64::from_le_bytes(word)))
            }
            None => Leaf::Undefined("a read beyond the end of a buffer"),
        }
    }

    pub fn write(&mut self, at: usize, kind: Kind, leaf: Leaf) -> Outcome<()> {
        let size = kind.width() as usize / 8;
        let word = bits(leaf)?.to_le_bytes();
        match at.checked_add(size).and_then(|end| self.bytes.get_mut(at..end)) {
            Some(bytes) => bytes.copy_from_slice(&word[..size]),
            None => return Err(Stop::Undefined("a store beyond the end of a buffer".into())),
        }
        Ok(())
    }

    /// A component of a texel; those that the format lacks are zero, the last one is one.
    pub fn texel(&self, texel: usize, channel: usize, kind: Kind) -> Leaf {
        let Some(texels) = &self.texels else { return Leaf::Undefined("a buffer as an image") };
        let from = texel_kind(texels.kind);
        let leaf = if channel < texels.channels {
            self.read((texel * texels.channels + channel) * width(texels.kind), from)
        } else {
            Leaf::Bits(from.of_whole(i128::from(channel == 3)))
        };
        match leaf {
            Leaf::Bits(bits) => Leaf::from(convert(from, kind, bits)),
            other => other,
        }
    }

    pub fn write_texel(&mut self, texel: usize, channel: usize, kind: Kind, leaf: Leaf) -> Outcome<()> {
        let Some(texels) = &self.texels else {
            return Err(Stop::Unsupported("a buffer as an image".into()));
        };
        if channel >= texels.channels {
            return Ok(());
        }
        let to = texel_kind(texels.kind);
        let at = (texel * texels.channels + channel) * width(texels.kind);
        let leaf = Leaf::from(convert(kind, to, bits(leaf)?));
        self.write(at, to, leaf)
    }
}

fn width(kind: TexelKind) -> usize {
    match kind {
        TexelKind::Float | TexelKind::Int | TexelKind::Uint => 4,
        TexelKind::Int64 | TexelKind::Uint64 => 8,
    }
}

fn texel_kind(kind: TexelKind) -> Kind {
    match kind {
        TexelKind::Float => Kind::Float(32),
        TexelKind::Int => Kind::Signed(32),
        TexelKind::Uint => Kind::Unsigned(32),
        TexelKind::Int64 => Kind::Signed(64),
        TexelKind::Uint64 => Kind::Unsigned(64),
    }
}
