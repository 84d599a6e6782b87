//! SPIR-V's enumerants: the vocabulary of the IR and of the intrinsics table.

mod table;

pub use table::*;

/// An enumeration. Behind each value are its other names.
macro_rules! values {
    ($name:ident $($variant:ident = $value:literal [$($alias:ident)*],)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u32)]
        pub enum $name {
            $($variant = $value,)*
        }

        #[allow(non_upper_case_globals)]
        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            $($(pub const $alias: $name = $name::$variant;)*)*

            pub const fn from_u32(value: u32) -> Option<$name> {
                match value {
                    $($value => Some($name::$variant),)*
                    _ => None,
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<$name, ()> {
                let is_it = |it: &&$name| format!("{it:?}") == text;
                $name::ALL.iter().find(is_it).copied().ok_or(())
            }
        }
    };
}

/// A set of bits, which may have others than those with names.
macro_rules! mask {
    ($name:ident $($bit:ident = $value:literal,)*) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(u32);

        impl $name {
            $(pub const $bit: $name = $name($value);)*

            pub const fn empty() -> $name {
                $name(0)
            }
            pub const fn from_bits_retain(bits: u32) -> $name {
                $name(bits)
            }
            /// None if there are others than those with names.
            pub const fn from_bits(bits: u32) -> Option<$name> {
                let named = 0 $(| $value)*;
                if bits & !named == 0 { Some($name(bits)) } else { None }
            }
            pub const fn bits(self) -> u32 {
                self.0
            }
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }
            /// Adds or removes `other`.
            pub const fn set(&mut self, other: $name, is_in: bool) {
                self.0 = if is_in { self.0 | other.0 } else { self.0 & !other.0 };
            }
            #[must_use]
            pub const fn difference(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
            #[must_use]
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            fn bitor(self, other: $name) -> $name {
                self.union(other)
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = $name;
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: $name) {
                *self = self.union(other);
            }
        }
    };
}

pub(crate) use {mask, values};
