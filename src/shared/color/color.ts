/** Red, green and blue as encoded in a hex color, each from 0 to 1. */
export type Rgb = { red: number; green: number; blue: number };

/** Parses three or six hex digits with or without '#', and returns null for anything else. */
export function parseHex(text: string): Rgb | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map(pair => Number.parseInt(pair, 16) / 255);
  return { red, green, blue };
}

export function formatHex({ red, green, blue }: Rgb): string {
  const pairs = [red, green, blue].map(share =>
    Math.round(clampShare(share) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

function clampShare(share: number): number {
  return Math.max(0, Math.min(1, share));
}

export function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** A color as perceived lightness, strength and hue. The matrices are those of CSS Color 4. */
type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const RGB_TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_CONES: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const CONES_TO_RGB: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function toOklch({ red, green, blue }: Rgb): Oklch {
  const cones = multiply(RGB_TO_CONES, [toLinear(red), toLinear(green), toLinear(blue)]);
  const [lightness, a, b] = multiply(CONES_TO_LAB, mapTriple(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts to RGB, with the strongest chroma that a screen can show. */
export function toRgb(color: Oklch): Rgb {
  let reachable = 0;
  let unreachable = color.chroma;
  if (isShown(linearRgb(color))) return encode(linearRgb(color));
  for (let halving = 0; halving < 16; halving += 1) {
    const chroma = (reachable + unreachable) / 2;
    if (isShown(linearRgb({ ...color, chroma }))) reachable = chroma;
    else unreachable = chroma;
  }
  return encode(linearRgb({ ...color, chroma: reachable }));
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return multiply(
    CONES_TO_RGB,
    mapTriple(multiply(LAB_TO_CONES, lab), cone => cone ** 3),
  );
}

function isShown(rgb: Triple): boolean {
  return rgb.every(share => share >= -1e-4 && share <= 1 + 1e-4);
}

function encode(rgb: Triple): Rgb {
  const [red, green, blue] = mapTriple(rgb, share => fromLinear(clampShare(share)));
  return { red, green, blue };
}

function multiply([one, two, three]: Matrix, vector: Triple): Triple {
  return [dot(one, vector), dot(two, vector), dot(three, vector)];
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function mapTriple([one, two, three]: Triple, change: (value: number) => number): Triple {
  return [change(one), change(two), change(three)];
}
