import { t } from "elysia";

export const PictureUpload = t.Object({
  image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP or AVIF" }),
  extension: t.Optional(
    t.String({ description: "Does not count: the bytes tell what kind of picture it is" }),
  ),
});

export const PictureAddress = t.Object({
  url: t.String({ description: "Address of a picture: http or https, and a host with a dot" }),
});
