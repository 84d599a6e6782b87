#line 5 "macro-errors.hlsl"
[1|2] end z






+ - / / 1x x . "\\" "" noop . . end
__has_include("x")
0)
// macro-errors.hlsl:2:4: error[E0020]: too few arguments provided to function-like macro invocation
// macro-errors.hlsl:3:6: error[E0021]: too many arguments provided to function-like macro invocation
// macro-errors.hlsl:4:3: error[E0020]: too few arguments provided to function-like macro invocation
// macro-errors.hlsl:8:3: error[E0021]: too many arguments provided to function-like macro invocation
// macro-errors.hlsl:10:19: error[E0016]: `#` is not followed by a macro parameter
// macro-errors.hlsl:12:3: error[E0023]: pasting formed `+-`, an invalid preprocessing token
// macro-errors.hlsl:12:10: error[E0023]: pasting formed `//`, an invalid preprocessing token
// macro-errors.hlsl:12:24: error[E0023]: pasting formed `x.`, an invalid preprocessing token
// macro-errors.hlsl:12:48: error[E0023]: pasting formed `..`, an invalid preprocessing token
// macro-errors.hlsl:13:1: error[E0068]: __has_include must be used within a preprocessing directive
// macro-errors.hlsl:14:1: error[E0069]: builtin feature check macro requires a parenthesized identifier
// macro-errors.hlsl:15:1: error[E0066]: _Pragma takes a parenthesized string literal
// macro-errors.hlsl:16:1: error[E0022]: unterminated function-like macro invocation
