/** Red, green and blue, each from 0 to 1, as they stand in a hex colour. */
export type Rgb = { red: number; green: number; blue: number };

/** A colour written with three or six hex digits, with or without '#'; null when it is none. */
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

export function clampShare(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** The amount of light that a share stands for. */
export function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
