//! Captures what a device does with RenderDoc, so that its shaders can be stepped through afterwards.
//!
//! RenderDoc is a Vulkan layer that a process asks for before it starts Vulkan, and a library whose table of functions
//! `renderdoc_app.h` describes. Table entries only ever get appended, so we name those we call by their places.

use libloading::Library;
use std::ffi::{CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr;

/// The version of the table that has what we call: 1.4.1.
const VERSION: c_int = 1_04_01;
const SET_CAPTURE_FILE_PATH_TEMPLATE: usize = 11;
const GET_NUM_CAPTURES: usize = 13;
const GET_CAPTURE: usize = 14;
const START_FRAME_CAPTURE: usize = 19;
const END_FRAME_CAPTURE: usize = 21;
const ENTRIES: usize = 25;

type GetApi = unsafe extern "C" fn(c_int, *mut *const Table) -> c_int;
type Table = [*const c_void; ENTRIES];

pub struct RenderDoc {
    _library: Library,
    table: *const Table,
}

impl RenderDoc {
    /// For the start of a process: Vulkan is not loaded and no other thread runs yet.
    pub fn load() -> Result<RenderDoc, String> {
        // Safety: the callers have no other threads yet.
        unsafe { std::env::set_var("ENABLE_VULKAN_RENDERDOC_CAPTURE", "1") };
        let fail = |error: libloading::Error| {
            format!("cannot load RenderDoc: {error}; `scripts/prepare renderdoc` installs it")
        };
        // Safety: the library is the one that the layer is; its type of RENDERDOC_GetAPI never changed.
        unsafe {
            let library = Library::new("librenderdoc.so").map_err(fail)?;
            let get_api = library.get::<GetApi>(b"RENDERDOC_GetAPI\0").map_err(fail)?;
            let mut table = ptr::null();
            if get_api(VERSION, &mut table) != 1 || table.is_null() {
                return Err("this RenderDoc is older than 1.4".into());
            }
            Ok(RenderDoc { _library: library, table })
        }
    }

    /// Captures what Vulkan is asked to do meanwhile, into `out`.
    pub fn capture<T>(&self, out: &Path, work: impl FnOnce() -> T) -> Result<T, String> {
        let template = CString::new(out.with_extension("").to_string_lossy().as_bytes())
            .map_err(|error| error.to_string())?;
        // Safety: the types are those of `renderdoc_app.h`; null means every device and window.
        let (result, succeeded) = unsafe {
            self.function::<unsafe extern "C" fn(*const c_char)>(SET_CAPTURE_FILE_PATH_TEMPLATE)(
                template.as_ptr(),
            );
            self.function::<unsafe extern "C" fn(*const c_void, *const c_void)>(START_FRAME_CAPTURE)(
                ptr::null(),
                ptr::null(),
            );
            let result = work();
            let end =
                self.function::<unsafe extern "C" fn(*const c_void, *const c_void) -> u32>(END_FRAME_CAPTURE);
            (result, end(ptr::null(), ptr::null()) == 1)
        };
        if !succeeded {
            return Err("RenderDoc captured nothing; is its layer registered with Vulkan?".into());
        }
        let written = self.last_capture().ok_or("RenderDoc does not say where its capture is")?;
        std::fs::rename(&written, out)
            .map_err(|error| format!("cannot move {}: {error}", written.display()))?;
        Ok(result)
    }

    fn last_capture(&self) -> Option<PathBuf> {
        // Safety: the types are those of `renderdoc_app.h`, and the buffer has the length that the first call asks for.
        unsafe {
            let count = self.function::<unsafe extern "C" fn() -> u32>(GET_NUM_CAPTURES)();
            let last = count.checked_sub(1)?;
            type Get = unsafe extern "C" fn(u32, *mut c_char, *mut u32, *mut u64) -> u32;
            let get = self.function::<Get>(GET_CAPTURE);
            let mut length = 0;
            if get(last, ptr::null_mut(), &mut length, ptr::null_mut()) != 1 {
                return None;
            }
            let mut name = vec![0_u8; length as usize];
            get(last, name.as_mut_ptr().cast(), &mut length, ptr::null_mut());
            let end = name.iter().position(|&byte| byte == 0).unwrap_or(name.len());
            Some(PathBuf::from(String::from_utf8_lossy(&name[..end]).into_owned()))
        }
    }

    /// Safety: `F` is the type of the function at that place of the table.
    unsafe fn function<F: Copy>(&self, place: usize) -> F {
        unsafe {
            let entry = (*self.table)[place];
            std::mem::transmute_copy(&entry)
        }
    }
}
