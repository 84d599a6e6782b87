
// directive-errors.hlsl:1:2: error[E0010]: invalid preprocessing directive `#foo`
// directive-errors.hlsl:2:2: error[E0010]: invalid preprocessing directive `#includ`
// directive-errors.hlsl:3:2: error[E0010]: invalid preprocessing directive `#include_next`
// directive-errors.hlsl:4:2: warning[W0005]: w  // kept
// directive-errors.hlsl:5:2: error[E0062]: e
// directive-errors.hlsl:7:9: warning[W0006]: ab
// directive-errors.hlsl:8:17: error[E0067]: expected string literal in pragma message
// directive-errors.hlsl:10:21: error[E0065]: `pack_matrix` takes row_major or column_major
// directive-errors.hlsl:11:2: error[E0065]: `pack_matrix` takes row_major or column_major
// directive-errors.hlsl:12:9: warning[W0007]: #pragma once in main file
// directive-errors.hlsl:14:15: error[E0016]: `#` is not followed by a macro parameter
// directive-errors.hlsl:15:16: error[E0016]: `#` is not followed by a macro parameter
// directive-errors.hlsl:16:13: error[E0015]: duplicate macro parameter name `x`
// directive-errors.hlsl:17:12: error[E0014]: expected comma in macro parameter list
// directive-errors.hlsl:18:9: error[E0012]: macro name must be an identifier
// directive-errors.hlsl:19:8: error[E0011]: macro name missing
// directive-errors.hlsl:20:10: warning[W0008]: whitespace recommended after macro name
// directive-errors.hlsl:21:7: error[E0011]: macro name missing
// directive-errors.hlsl:22:10: warning[W0004]: extra tokens at end of #undef directive
// directive-errors.hlsl:23:11: error[E0017]: `##` cannot appear at start of macro expansion
// directive-errors.hlsl:24:13: error[E0017]: `##` cannot appear at end of macro expansion
// directive-errors.hlsl:26:9: warning[W0002]: `N` macro redefined
// directive-errors.hlsl:29:9: warning[W0002]: `B1` macro redefined
// directive-errors.hlsl:30:8: warning[W0003]: undefining builtin macro
// directive-errors.hlsl:31:9: warning[W0003]: redefining builtin macro
// directive-errors.hlsl:32:9: error[E0013]: `defined` cannot be used as a macro name
// directive-errors.hlsl:33:17: error[E0014]: expected `)` after `...` in macro parameter list
// directive-errors.hlsl:34:14: error[E0014]: expected `)` after `...` in macro parameter list
// directive-errors.hlsl:35:7: error[E0011]: macro name missing
// directive-errors.hlsl:37:8: error[E0012]: macro name must be an identifier
// directive-errors.hlsl:39:10: warning[W0004]: extra tokens at end of #ifdef directive
// directive-errors.hlsl:40:8: warning[W0004]: extra tokens at end of #endif directive
// directive-errors.hlsl:41:2: error[E0040]: #else without #if
// directive-errors.hlsl:42:2: error[E0040]: #endif without #if
// directive-errors.hlsl:43:2: error[E0040]: #elif without #if
// directive-errors.hlsl:46:2: error[E0041]: #else after #else
// directive-errors.hlsl:47:2: error[E0041]: #elif after #else
// directive-errors.hlsl:0:7: error[E0063]: #line directive requires a positive integer argument
// directive-errors.hlsl:1:7: error[E0063]: #line directive requires a positive integer argument
// directive-errors.hlsl:2:9: error[E0064]: invalid filename for #line directive
// foo.h:33:2: error[E0042]: unterminated conditional directive
