#line 2 "once.hlsli"
once
// include-errors.hlsl:1:9: error[E0032]: expected "FILENAME" or <FILENAME>
// include-errors.hlsl:2:10: error[E0032]: expected "FILENAME" or <FILENAME>
// include-errors.hlsl:3:10: error[E0033]: empty filename
// include-errors.hlsl:4:10: error[E0032]: expected "FILENAME" or <FILENAME>
// include-errors.hlsl:5:23: warning[W0004]: extra tokens at end of #include directive
// include-errors.hlsl:8:2: error[E0035]: embedding a #include directive within macro arguments is not supported
