//! A window, behind the feature `window`.

use std::{
    num::NonZero,
    rc::Rc,
    time::{Duration, Instant},
};

use example_shared::gpu::Result;
use softbuffer::{Context, Surface};
use winit::{
    application::ApplicationHandler,
    dpi::PhysicalSize,
    event::{StartCause, WindowEvent},
    event_loop::{ActiveEventLoop, ControlFlow, EventLoop},
    window::{Window, WindowId},
};

use crate::{
    SHADER,
    plasma::{Plasma, RELOAD},
};

const SIZE: [u32; 2] = [640, 400];

/// Returns false if there is no display.
pub fn show() -> Result<bool> {
    let Ok(events) = EventLoop::new() else { return Ok(false) };
    let plasma = Plasma::new(SIZE, RELOAD)?;
    println!("edit {SHADER} and see");
    let mut app = App { plasma, start: Instant::now(), screen: None, failure: None };
    events.run_app(&mut app)?;
    app.failure.map_or(Ok(true), Err)
}

type Screen = Surface<Rc<Window>, Rc<Window>>;

struct App {
    plasma: Plasma,
    start: Instant,
    screen: Option<Screen>,
    /// Why it has ended.
    failure: Option<Box<dyn std::error::Error>>,
}

impl ApplicationHandler for App {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        match open(events) {
            Ok(screen) => self.screen = Some(screen),
            Err(error) => self.fail(events, error),
        }
    }

    fn new_events(&mut self, events: &ActiveEventLoop, _: StartCause) {
        events.set_control_flow(ControlFlow::WaitUntil(Instant::now() + Duration::from_millis(33)));
        if let Some(screen) = &self.screen {
            screen.window().request_redraw();
        }
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        match event {
            WindowEvent::CloseRequested => events.exit(),
            WindowEvent::RedrawRequested => {
                if let Err(error) = self.draw() {
                    self.fail(events, error);
                }
            }
            _ => {}
        }
    }
}

fn open(events: &ActiveEventLoop) -> Result<Screen> {
    let [width, height] = SIZE;
    let size = PhysicalSize::new(width, height);
    let attributes = Window::default_attributes().with_title("hot-reload").with_inner_size(size);
    let window = Rc::new(events.create_window(attributes.with_resizable(false))?);
    Ok(Surface::new(&Context::new(window.clone())?, window)?)
}

impl App {
    fn fail(&mut self, events: &ActiveEventLoop, error: Box<dyn std::error::Error>) {
        self.failure = Some(error);
        events.exit();
    }

    fn draw(&mut self) -> Result<()> {
        let Some(screen) = &mut self.screen else { return Ok(()) };
        if let Some(said) = self.plasma.reload()? {
            println!("{said}");
        }
        let brightness = self.plasma.brightness(self.start.elapsed().as_secs_f32())?;
        let [width, height] = SIZE.map(|it| NonZero::new(it).unwrap_or(NonZero::<u32>::MIN));
        screen.resize(width, height)?;
        let mut pixels = screen.buffer_mut()?;
        for (pixel, value) in pixels.iter_mut().zip(brightness) {
            *pixel = (value * 255.0) as u32 * 0x01_01_01;
        }
        pixels.present()?;
        Ok(())
    }
}
