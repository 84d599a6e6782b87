// main: there_is_no_such_file.hlsl
