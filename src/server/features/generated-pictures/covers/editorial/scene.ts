import type { Random } from '#server/features/generated-pictures/covers/random';

/** Returns how dark a point of the cover is, from 0 (paper) to 1 (solid ink). */
export type Tone = (x: number, y: number) => number;
export type Disc = { x: number; y: number; radius: number };

/** The content of a printed block: its shades, and the disc of the accent. */
export type Scene = { tone: Tone; disc: Disc };
type DrawScene = (random: Random) => Scene;
/** The compositions of a family, which take turns. */
export type Scenes = readonly [DrawScene, ...DrawScene[]];

/** The shade of walls and skies. The lit sides of things are lighter. */
export const SKY = 0.22;

/** Returns the tone of things, of which the first is in front. A thing has no tone beside it. */
export function stack<Thing>(
  things: Thing[],
  toTone: (thing: Thing, x: number, y: number) => number | undefined,
  behind: Tone,
): Tone {
  return (x, y) => {
    for (const thing of things) {
      const tone = toTone(thing, x, y);
      if (tone !== undefined) return tone;
    }
    return behind(x, y);
  };
}

/** Returns the tone of a round body at `side`, from -1 in the light to 1 in the shade. */
export function toRoundTone(side: number): number {
  return 0.06 + 0.95 * ((side + 0.55) * 0.62) ** 2 - (side > 0.86 ? 0.25 : 0);
}

/** Places the disc in the sky, on the left (-1) or on the right (1). */
export function toSkyDisc(random: Random, side: number): Disc {
  const x = 800 + side * random.between(430, 570);
  return { x, y: random.between(210, 310), radius: random.between(64, 112) };
}

export function times<Thing>(count: number, create: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => create(index));
}
