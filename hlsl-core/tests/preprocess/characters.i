#line 1 "characters.hlsl"
a b "cd" abcd






3 12



crlf line

nbsp x café $dollar
"é"
