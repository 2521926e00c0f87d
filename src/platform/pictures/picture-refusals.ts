import { DomainError } from "../errors.ts";

export class NotAPicture extends DomainError {
  constructor() {
    super("unsupported", "not-a-picture");
  }
}
export class HeicPicture extends DomainError {
  constructor() {
    super("unsupported", "picture-heic");
  }
}
export class PictureTruncated extends DomainError {
  constructor() {
    super("unsupported", "picture-truncated");
  }
}
export class PictureTooLarge extends DomainError {
  constructor(megapixels: number) {
    super("too-large", "picture-too-large", { megapixels });
  }
}
export class PictureTooComplex extends DomainError {
  constructor() {
    super("too-large", "picture-too-complex");
  }
}
