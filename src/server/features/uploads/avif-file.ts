import { loadSharp } from '#server/core/runtime/load-sharp';

export type AvifOrder = {
  /** A stored picture. */
  source: string;
  /** Of what is made. */
  width: number;
  path: string;
};

/**
 * More effort makes files a third smaller and nearer to the picture, for half as much time again: what phones load has it.
 * A large one could take longer than a picture may (picture-limits.ts).
 */
const SMALL = { quality: 50, effort: 3 };
const LARGE = { quality: 55, effort: 1 };
const SMALL_WIDTH = 960;

/** Makes of a stored picture a smaller one, as AVIF. */
export async function makeAvif({ source, width, path }: AvifOrder): Promise<void> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: false });
  await picture
    .resize({ width })
    .avif(width <= SMALL_WIDTH ? SMALL : LARGE)
    .toFile(path);
}
