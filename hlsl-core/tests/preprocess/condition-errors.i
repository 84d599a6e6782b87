
// condition-errors.hlsl:1:4: error[E0050]: expected value in expression
// condition-errors.hlsl:3:6: error[E0054]: division by zero in preprocessor expression
// condition-errors.hlsl:5:7: error[E0051]: token is not a valid binary operator in a preprocessor subexpression
// condition-errors.hlsl:7:9: error[E0051]: token is not a valid binary operator in a preprocessor subexpression
// condition-errors.hlsl:9:5: error[E0055]: floating point literal in preprocessor expression
// condition-errors.hlsl:11:5: error[E0056]: invalid token at start of a preprocessor expression
// condition-errors.hlsl:13:6: error[E0060]: expected end of line in preprocessor expression
// condition-errors.hlsl:15:7: error[E0051]: token is not a valid binary operator in a preprocessor subexpression
// condition-errors.hlsl:17:12: error[E0011]: macro name missing
// condition-errors.hlsl:19:13: error[E0011]: macro name missing
// condition-errors.hlsl:21:14: error[E0061]: missing `)` after `defined`
// condition-errors.hlsl:23:7: error[E0052]: expected `)` in preprocessor expression
// condition-errors.hlsl:25:6: error[E0060]: expected end of line in preprocessor expression
// condition-errors.hlsl:27:10: error[E0053]: expected `:` in preprocessor expression
// condition-errors.hlsl:29:6: error[E0050]: expected value in expression
// condition-errors.hlsl:31:8: error[E0050]: expected value in expression
// condition-errors.hlsl:33:6: error[E0051]: token is not a valid binary operator in a preprocessor subexpression
// condition-errors.hlsl:36:5: error[E0022]: unterminated function-like macro invocation
// condition-errors.hlsl:36:8: error[E0050]: expected value in expression
// condition-errors.hlsl:38:5: error[E0057]: invalid suffix `x` on integer constant in preprocessor expression
// condition-errors.hlsl:40:5: error[E0057]: invalid digit `8` in octal constant in preprocessor expression
// condition-errors.hlsl:42:5: error[E0058]: integer literal is too large to be represented in any integer type
// condition-errors.hlsl:44:5: warning[W0012]: integer literal is too large to be represented in a signed integer type, interpreting as unsigned
// condition-errors.hlsl:46:6: warning[W0011]: left side of operator converted from negative value to unsigned
// condition-errors.hlsl:48:7: error[E0054]: division by zero in preprocessor expression
// condition-errors.hlsl:50:27: error[E0061]: missing `)` after `__has_include`
// condition-errors.hlsl:52:19: error[E0032]: expected "FILENAME" or <FILENAME>
// condition-errors.hlsl:52:20: error[E0050]: expected value in expression
// condition-errors.hlsl:54:5: error[E0057]: invalid suffix `h` on integer constant in preprocessor expression
