//! Runs the kernels of the benchmark (`--bin kernels`) and checks what they write, at the default level and unoptimized.

#[path = "../../hlsl-core/tests/support/validator.rs"]
mod validator;

use exec_tests::compile;
use exec_tests::device::Device;
use exec_tests::kernels::{ALL, Kernel, Written};
use exec_tests::shards::{Outcome, in_processes};
use validator::Validator;

fn run(
    device: &Device,
    validator: Option<&Validator>,
    kernel: &Kernel,
    level: &[&str],
) -> Result<Outcome, String> {
    let problem = (kernel.make)(1);
    let case = kernel.case(&problem);
    let words = compile::words(&case, level)?;
    if let Some(validator) = validator {
        validator.check(&words, &case.args).map_err(|complaint| format!("spirv-val: {complaint}"))?;
    }
    Ok(device.judge(&case, &words, |found| (problem.check)(&Written(found))))
}

#[test]
fn every_kernel_writes_what_it_should() {
    let all = ALL.iter().flat_map(|kernel| [&[][..], &["-Od"]].map(|level| (kernel, level)));
    in_processes("every_kernel_writes_what_it_should", |share| {
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        let validator = Validator::find();
        share.each(
            all,
            |(kernel, level)| format!("{} {}", kernel.name, level.join(" ")),
            |(kernel, level)| run(&device, validator.as_ref(), kernel, level).unwrap_or_else(Outcome::Failed),
        );
    });
}
