const PICTURE = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|heic|heif|tiff?)$/i;

/** Whether the name or path ends like that of a picture. */
export function isPictureName(name: string): boolean {
  return PICTURE.test(name);
}
