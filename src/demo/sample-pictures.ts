import { encode } from "fast-png";
import type { Random } from "./random.ts";

type Color = [red: number, green: number, blue: number];

const TABLES: Color[] = [
  [196, 164, 132],
  [120, 88, 66],
  [222, 214, 200],
  [86, 96, 104],
  [168, 152, 140],
];
const PLATES: Color[] = [
  [248, 246, 240],
  [226, 232, 236],
  [242, 226, 206],
  [64, 66, 72],
];
const FOODS: Color[][] = [
  [
    [206, 92, 44],
    [232, 150, 62],
    [180, 60, 40],
    [246, 196, 96],
  ],
  [
    [92, 128, 60],
    [140, 168, 80],
    [196, 206, 120],
    [228, 228, 190],
  ],
  [
    [150, 96, 58],
    [196, 140, 86],
    [226, 186, 130],
    [110, 66, 40],
  ],
  [
    [240, 210, 130],
    [250, 230, 170],
    [220, 170, 80],
    [180, 120, 60],
  ],
  [
    [140, 44, 60],
    [196, 80, 96],
    [232, 160, 160],
    [90, 30, 50],
  ],
];
const HERBS: Color = [70, 112, 48];

export async function samplePicture(random: Random, width: number, height: number): Promise<Uint8Array> {
  const canvas = blank(width, height, random);
  const unit = Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  const plate = random.pick(PLATES);
  draw(canvas, { centre, radius: unit * 0.47, color: shade(random.pick(TABLES), 0.55), cover: 0.35 });
  draw(canvas, { centre, radius: unit * 0.45, color: plate });
  draw(canvas, { centre, radius: unit * 0.34, color: shade(plate, 0.94) });
  const food = random.pick(FOODS);
  draw(canvas, { centre, radius: unit * 0.31, color: random.pick(food) });
  for (let piece = 0; piece < 140; piece++) {
    const angle = random.next() * Math.PI * 2;
    const distance = Math.sqrt(random.next()) * unit * 0.29;
    const at = { x: centre.x + Math.cos(angle) * distance, y: centre.y + Math.sin(angle) * distance };
    const radius = unit * (0.012 + random.next() * 0.035);
    const color = random.chance(12) ? HERBS : random.pick(food);
    const shadow = { x: at.x + radius * 0.15, y: at.y + radius * 0.2 };
    draw(canvas, { centre: shadow, radius, color: shade(color, 0.6), cover: 0.5 });
    draw(canvas, { centre: at, radius, color: shade(color, 0.9 + random.next() * 0.2) });
  }
  // Not compressed: it's only a step on the way to JPEG.
  const png = encode({ width, height, data: canvas.data, channels: 3 }, { zlib: { level: 0 } });
  return new Bun.Image(png).jpeg({ quality: 82 }).bytes();
}

interface Canvas {
  width: number;
  height: number;
  data: Uint8Array;
}

function blank(width: number, height: number, random: Random): Canvas {
  const data = new Uint8Array(width * height * 3);
  const [red, green, blue] = random.pick(TABLES);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const grain = 1 + (random.next() - 0.5) * 0.06;
    for (let x = 0; x < width; x++) {
      const light = grain * (1.08 - (x / width + y / height) * 0.12);
      data[at++] = Math.min(255, red * light);
      data[at++] = Math.min(255, green * light);
      data[at++] = Math.min(255, blue * light);
    }
  }
  return { width, height, data };
}

interface Disc {
  centre: { x: number; y: number };
  radius: number;
  color: Color;
  cover?: number;
}

function draw({ width, height, data }: Canvas, { centre: at, radius, color, cover = 1 }: Disc): void {
  const top = Math.max(0, Math.floor(at.y - radius));
  const bottom = Math.min(height - 1, Math.ceil(at.y + radius));
  for (let y = top; y <= bottom; y++) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - at.y) ** 2));
    const right = Math.min(width - 1, Math.floor(at.x + half));
    const left = Math.max(0, Math.ceil(at.x - half));
    const end = (y * width + right + 1) * 3;
    for (let pixel = (y * width + left) * 3; pixel < end; pixel += 3) {
      data[pixel] = (data[pixel] ?? 0) * (1 - cover) + color[0] * cover;
      data[pixel + 1] = (data[pixel + 1] ?? 0) * (1 - cover) + color[1] * cover;
      data[pixel + 2] = (data[pixel + 2] ?? 0) * (1 - cover) + color[2] * cover;
    }
  }
}

function shade([red, green, blue]: Color, factor: number): Color {
  return [Math.min(255, red * factor), Math.min(255, green * factor), Math.min(255, blue * factor)];
}
