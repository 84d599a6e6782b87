#line 1 "character-errors.hlsl"
"unterminated
x 'un





y
// character-errors.hlsl:1:1: error[E0002]: missing terminating " character
// character-errors.hlsl:2:3: error[E0002]: missing terminating ' character
// character-errors.hlsl:3:15: warning[W0001]: missing terminating ' character
// character-errors.hlsl:7:2: error[E0062]: can't
// character-errors.hlsl:8:3: error[E0001]: unterminated /* comment
