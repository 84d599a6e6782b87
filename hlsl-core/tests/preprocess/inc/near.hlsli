of the folder around
