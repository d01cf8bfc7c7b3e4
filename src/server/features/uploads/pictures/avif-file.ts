import { loadSharp } from '#server/core/runtime/load-sharp';

export type AvifTask = {
  /** The path of a stored picture. */
  source: string;
  /** The width of the result. */
  width: number;
  path: string;
};

/**
 * More effort makes files a third smaller and closer to the original, but takes half as much time again.
 * Phones load small files, so these get it. A large one could exceed the time limit in picture-limits.ts.
 */
const SMALL = { quality: 50, effort: 3 };
const LARGE = { quality: 55, effort: 1 };
const SMALL_WIDTH = 960;

export async function encodeAvif({ source, width, path }: AvifTask): Promise<void> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: false });
  await picture
    .resize({ width })
    .avif(width <= SMALL_WIDTH ? SMALL : LARGE)
    .toFile(path);
}
