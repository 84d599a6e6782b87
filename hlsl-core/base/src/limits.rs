//! What a compilation may use at most: every limit that a shader can reach, in one table.
//!
//! A shader comes from anywhere, and a build or a service must survive it: text that doubles with every line, types that
//! hold each other, arrays of a billion elements. Each limit is far above what people write, and below what a thread's
//! stack of 2 MiB or half a gigabyte of memory holds. They are constants: what one machine compiles, all do.

/// A limit that a shader can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The name of the constant.
    pub name: &'static str,
    /// What is counted.
    pub what: &'static str,
    /// So much is allowed.
    pub most: u64,
    /// What is reported of more.
    pub code: &'static str,
}

macro_rules! limits {
    ($($(#[doc = $doc:literal])* $name:ident: $ty:ty = $most:expr, $code:ident, $what:literal;)*) => {
        $($(#[doc = $doc])* pub const $name: $ty = $most;)*

        /// Every limit, in the order of the stages.
        pub const ALL: &[Limit] = &[
            $(Limit { name: stringify!($name), what: $what, most: $most as u64, code: stringify!($code) },)*
        ];
    };
}

limits! {
    /// Files are read whole.
    FILE_BYTES: u64 = 64 << 20, E0036, "bytes of a file";
    /// Each level of inclusion has its state.
    INCLUDE_DEPTH: usize = 200, E0034, "files that include each other";
    /// Files that include two others each double with every level.
    INCLUSIONS: usize = 50_000, E0037, "inclusions of files";
    /// A file is what it is, but each inclusion of it is as much text again.
    REPEATED_BYTES: usize = 16 << 20, E0038, "bytes of files that are included again";
    /// Nested macros double their tokens with every few characters of text.
    MACRO_TOKENS: usize = 2 << 20, E0024, "tokens that macros expand to, counting every 32 bytes of what `##` and `#` make as one";
    /// Each level uses stack.
    MACRO_CALL_DEPTH: usize = 200, E0025, "calls of macros in arguments of each other";
    /// Nested macros double a token with every few characters of text.
    TOKEN_BYTES: usize = 1 << 16, E0026, "bytes of a token that `##` or `#` makes";
    /// Each level of parentheses uses stack.
    CONDITION_DEPTH: usize = 200, E0059, "levels of parentheses in `#if`";
    /// Whoever walks the tree recurses, in items, statements and expressions apart.
    SYNTAX_DEPTH: u16 = 256, E0110, "levels of items and statements, and of expressions";
    /// Whoever walks the typed program may recurse.
    ELSE_IF: usize = 512, E0334, "`if` in one chain of `else if`";
    /// More elements than fit in any memory are a mistake.
    ARRAY_LENGTH: i64 = 1 << 30, E0327, "elements of one dimension of an array";
    /// Later stages go into types by recursion.
    TYPE_DEPTH: u32 = 100, E0334, "arrays and structs in each other";
    /// Structs that have another twice double with every line.
    STRUCT_MEMBERS: u32 = 1 << 18, E0397, "members of a struct, nested ones counted";
    /// Arguments that have another type twice double with every line, and so does whatever goes into them.
    TEMPLATE_ARGUMENT_BYTES: usize = 1 << 14, E0498, "bytes of template arguments, written out";
    /// Each uses stack.
    INSTANTIATION_DEPTH: u32 = 64, E0417, "instances of class templates that need each other";
    /// Bodies are deferred, so these use no stack; a chain that is longer never ends.
    FUNCTION_INSTANCE_DEPTH: u32 = 256, E0417, "instances of function templates that need each other";
    /// Instances that need two others each double with every level.
    CLASS_INSTANCES: u32 = 10_000, E0418, "classes, aliases and variables that templates make";
    /// A class with thousands of members can have as many instances.
    INSTANCE_MEMBERS: usize = 1 << 18, E0418, "members of the classes that templates make";
    /// A function with thousands of operations can have as many instances, too.
    INSTANCE_EXPRESSIONS: usize = 1 << 20, E0418, "expressions of a program, beyond which templates make nothing more";
    /// Only a recursion without end makes more.
    FUNCTION_INSTANCES: u32 = 10_000, E0418, "functions that templates make";
    /// What is taken apart or put together element by element: modules of some 10 MB.
    COPIED_ELEMENTS: u32 = 1 << 19, E0696, "elements of arrays and members of structs that are copied one by one";
    /// Each is loaded or stored by itself.
    BYTE_ADDRESS_COMPONENTS: u32 = 1 << 14, E0696, "components that one call loads from a byte address buffer, or stores";
    /// Long lists of default arguments, and loads of large structs, make thousands of operations of a few characters.
    MODULE_VALUES: usize = 1 << 20, E0684, "operations of a module before anything is inlined";
    /// No function that people write comes near; doubling chains of calls do.
    INLINED_VALUES: usize = 1 << 20, E0601, "values of a function with those that it calls";
    /// Each entry point has its own copy of what it calls.
    INLINED_MODULE_VALUES: usize = 1 << 20, E0601, "values of all entry points with those that they call";
    /// A module has 65,535 global variables at most.
    KEPT_RESOURCES: u32 = 1 << 14, E0609, "resources in structs, if unused ones are kept (`-fspv-preserve-bindings`)";
    /// Each element takes a comparison and a select, or a branch.
    RESOURCE_CHOICES: u32 = 64, E0611, "resources of an array in a function or of structs, if only the shader knows the index";
    /// Each element is a variable.
    LOCAL_RESOURCES: u32 = 4096, E0612, "resources of an array in a function";
    /// Each use is copied for each resource that it can be of.
    RESOURCE_USES: usize = 4096, E0610, "copies of what uses resources that the shader chooses among";
    /// SPIR-V has 16 bits for the length of an instruction.
    INSTRUCTION_WORDS: u32 = 65_535, E0698, "words of an instruction, as those of a constant array";
    /// More than any device has: 32 are common.
    LOCATIONS: u32 = 1024, E0822, "locations of the inputs of a stage, or of its outputs";
    /// A patch has no more, other primitives have six.
    GEOMETRY_VERTICES: u32 = 64, E0838, "vertices of the primitive that a geometry shader gets";
    /// Further ones are noise and only cost time, unless `-ferror-limit=` says otherwise.
    ERRORS: usize = 200, E0724, "errors";
}

/// How deep whoever goes into a type gets: the types in each other, the block around them, and the scalar in a vector in a
/// matrix.
pub const TYPE_LEVELS: u32 = TYPE_DEPTH + 8;
