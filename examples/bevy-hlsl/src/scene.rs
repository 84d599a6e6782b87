//! Two flowers of one material, drawn into a texture without a window.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy::{
    app::PluginsState,
    asset::RenderAssetUsages,
    camera::RenderTarget,
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    mesh::MeshVertexBufferLayoutRef,
    prelude::*,
    reflect::TypePath,
    render::{
        RenderPlugin,
        gpu_readback::{Readback, ReadbackComplete},
        pipelined_rendering::PipelinedRenderingPlugin,
        render_resource::{
            AsBindGroup, Extent3d, RenderPipelineDescriptor, SpecializedMeshPipelineError, TextureDimension,
            TextureFormat, TextureUsages,
        },
        settings::{InstanceFlags, WgpuSettings},
    },
    shader::ShaderRef,
    sprite_render::{Material2d, Material2dKey, Material2dPlugin},
    window::ExitCondition,
};
use bevy_hlsl::HlslPlugin;
use example_shared::{gpu::Result, picture::Picture};

const SHADER: &str = "shaders/flower.hlsl";
const COLORS: [LinearRgba; 2] = [LinearRgba::rgb(0.9, 0.3, 0.1), LinearRgba::rgb(0.2, 0.4, 0.9)];
const PETALS: f32 = 5.0;
const DEPTH: f32 = 0.2;
const BACKGROUND: LinearRgba = LinearRgba::rgb(0.02, 0.03, 0.02);
/// Of the picture's height: how far from the middle of a flower its inner and outer edges are, without petals.
const RADII: [f32; 2] = [0.05, 0.35];
/// The factors of the two texels across, both up and down.
const PATTERN: [f32; 2] = [1.0, 0.5];

#[derive(Asset, TypePath, AsBindGroup, Clone)]
#[bind_group_data(Ringed)]
struct Flower {
    #[uniform(0)]
    color: LinearRgba,
    #[uniform(0)]
    petals: f32,
    #[uniform(0)]
    depth: f32,
    #[texture(1)]
    #[sampler(2)]
    pattern: Handle<Image>,
    ringed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Ringed(bool);

impl From<&Flower> for Ringed {
    fn from(flower: &Flower) -> Ringed {
        Ringed(flower.ringed)
    }
}

impl Material2d for Flower {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> std::result::Result<(), SpecializedMeshPipelineError> {
        if key.bind_group_data.0
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("RINGS".into());
        }
        Ok(())
    }
}

/// A running program.
pub struct Scene {
    app: App,
    size: [u32; 2],
    shader: Handle<Shader>,
}

/// The last frame that was read back, in rows of a multiple of 256 bytes.
#[derive(Resource, Default)]
struct LastFrame(Vec<u8>);

impl Scene {
    /// `assets` is the folder with the shaders.
    pub fn new(assets: &Path, [width, height]: [u32; 2]) -> Scene {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(AssetPlugin {
                    file_path: assets.display().to_string(),
                    watch_for_changes_override: Some(true),
                    ..default()
                })
                .set(WindowPlugin {
                    primary_window: None,
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                // So that a frame never lacks what has been loaded.
                .set(RenderPlugin {
                    synchronous_pipeline_compilation: true,
                    render_creation: WgpuSettings { instance_flags: InstanceFlags::empty(), ..default() }
                        .into(),
                    ..default()
                })
                .disable::<PipelinedRenderingPlugin>(),
        )
        .add_plugins((HlslPlugin, Material2dPlugin::<Flower>::default()))
        .insert_resource(ClearColor(BACKGROUND.into()))
        .init_resource::<LastFrame>();
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();

        let world = app.world_mut();
        let mut target = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let target = world.resource_mut::<Assets<Image>>().add(target);
        let byte = |factor: f32| (factor * 255.0).round() as u8;
        let texels = PATTERN.map(|it| [byte(it), byte(it), byte(it), 255]).concat();
        let mut pattern = Image::new(
            Extent3d { width: 2, ..default() },
            TextureDimension::D2,
            texels,
            TextureFormat::Rgba8Unorm,
            RenderAssetUsages::default(),
        );
        pattern.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::Repeat,
            ..ImageSamplerDescriptor::nearest()
        });
        let pattern = world.resource_mut::<Assets<Image>>().add(pattern);
        let [inner, outer] = RADII.map(|it| it * height as f32);
        let ring = Annulus::new(inner, outer).mesh().resolution(360).build();
        let ring = world.resource_mut::<Assets<Mesh>>().add(ring);
        for (index, color) in COLORS.into_iter().enumerate() {
            let flower =
                Flower { color, petals: PETALS, depth: DEPTH, pattern: pattern.clone(), ringed: index == 1 };
            let flower = world.resource_mut::<Assets<Flower>>().add(flower);
            let middle = (index as f32 - 0.5) * 0.5 * width as f32;
            world.spawn((
                Mesh2d(ring.clone()),
                MeshMaterial2d(flower),
                Transform::from_xyz(middle, 0.0, 0.0),
            ));
        }
        world.spawn((Camera2d, RenderTarget::Image(target.clone().into()), Msaa::Off));
        world.spawn(Readback::texture(target)).observe(
            |frame: On<ReadbackComplete>, mut last: ResMut<LastFrame>| last.0.clone_from(&frame.data),
        );
        let shader = world.resource::<AssetServer>().load(SHADER);
        Scene { app, size: [width, height], shader }
    }

    /// Draws frames until one shows what it should.
    pub fn draw_until(&mut self, what: &str, holds: impl Fn(&Scene, &Picture) -> bool) -> Result<Picture> {
        let start = Instant::now();
        loop {
            self.app.update();
            if let Some(picture) = self.picture()
                && holds(self, &picture)
            {
                return Ok(picture);
            }
            if start.elapsed() > Duration::from_secs(60) {
                let error = self.error().unwrap_or_default();
                return Err(format!("no frame has {what} after a minute {error}").into());
            }
        }
    }

    /// What Bevy says of the shader if it could not be loaded, or loaded again.
    pub fn error(&self) -> Option<String> {
        match self.app.world().resource::<AssetServer>().get_load_state(&self.shader)? {
            bevy::asset::LoadState::Failed(error) => Some(error.to_string()),
            _ => None,
        }
    }

    fn picture(&self) -> Option<Picture> {
        let [width, height] = self.size;
        let bytes = &self.app.world().resource::<LastFrame>().0;
        if bytes.is_empty() {
            return None;
        }
        let rows = bytes.chunks_exact(bytes.len() / height as usize);
        Some(Picture {
            width,
            height,
            bytes: rows.flat_map(|row| &row[..width as usize * 4]).copied().collect(),
        })
    }
}

/// The same picture, computed here: `rings` is what the included file has.
pub fn expected([width, height]: [u32; 2], rings: impl Fn(f32) -> f32) -> Picture {
    let color_at = |x: f32, y: f32| {
        for (index, color) in COLORS.into_iter().enumerate() {
            let x = x - width as f32 * (0.5 + (index as f32 - 0.5) * 0.5);
            let y = height as f32 * 0.5 - y;
            let radius = x.hypot(y) / (1.0 + DEPTH * (PETALS * y.atan2(x)).cos()) / height as f32;
            if (RADII[0]..RADII[1]).contains(&radius) {
                let out = (radius - RADII[0]) / (RADII[1] - RADII[0]);
                let factor = PATTERN[usize::from(out >= 0.5)] * if index == 1 { rings(out) } else { 1.0 };
                return LinearRgba { alpha: 1.0, ..color * factor };
            }
        }
        BACKGROUND
    };
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x as f32 + 0.5, y as f32 + 0.5)));
    let bytes = pixels.flat_map(|(x, y)| Srgba::from(color_at(x, y)).to_u8_array()).collect();
    Picture { width, height, bytes }
}

/// Whether two pictures are the same but for rounding, and for pixels at the edges of flowers and rings.
pub fn alike(a: &Picture, b: &Picture) -> bool {
    let far = a.bytes.iter().zip(&b.bytes).filter(|(a, b)| a.abs_diff(**b) > 2).count();
    (a.width, a.height) == (b.width, b.height) && far * 50 < a.bytes.len()
}

pub fn first_rings(distance: f32) -> f32 {
    if (distance * 3.0).fract() < 0.5 { 1.0 } else { 0.25 }
}
