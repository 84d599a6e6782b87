a \
b "c\
d" ab\
cd /\
/ comment
#define X \
  3
X /\
* c *\
/ 1\   
2
crlf \
line
nbspÂ x cafÃ© $dollar // ÿş bytes
"Ã©" // no newline at the end