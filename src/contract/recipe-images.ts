import { t } from "elysia";

export const PictureUpload = t.Object({
  image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP or AVIF" }),
  extension: t.Optional(t.String({ description: "Ignored: the bytes determine the format" })),
});

export const PictureAddress = t.Object({
  url: t.String({ description: "URL of a picture: http or https, with a dot in the host" }),
});
