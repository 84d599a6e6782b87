//! Runs the kernels of the benchmark (`--bin kernels`) and checks what they write, at the default level and unoptimized.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::compile;
use exec_tests::device::{Device, entry_point};
use exec_tests::kernels::{ALL, Kernel, Written};
use validator::Validator;

fn run(
    device: &Device,
    validator: Option<&Validator>,
    kernel: &Kernel,
    level: &[&str],
) -> Result<(), String> {
    let problem = (kernel.make)(1);
    let case = kernel.case(&problem);
    let words = compile::words(&case, level)?;
    if let Some(validator) = validator {
        validator.check(&words, &case.args).map_err(|complaint| format!("spirv-val: {complaint}"))?;
    }
    let entry = entry_point(&words).ok_or("the module has no entry point")?;
    (problem.check)(&Written(device.run(&case, &words, &entry)?))
}

#[test]
fn every_kernel_writes_what_it_should() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let validator = Validator::find();
    let mut failed = Vec::new();
    for kernel in ALL {
        for level in [&[][..], &["-Od"]] {
            if let Err(error) = run(&device, validator.as_ref(), kernel, level) {
                failed.push(format!("{} {}: {error}", kernel.name, level.join(" ")));
            }
        }
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}
