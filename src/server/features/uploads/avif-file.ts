import { loadSharp } from '#server/core/runtime/load-sharp';

export type AvifOrder = {
  /** A stored picture. */
  source: string;
  /** The size and path of the result. */
  width: number;
  path: string;
};

/**
 * More effort makes files a third smaller and closer to the original for half as much time again; phones load small
 * files, so these get it. A large one could exceed the time limit of a picture (picture-limits.ts).
 */
const SMALL = { quality: 50, effort: 3 };
const LARGE = { quality: 55, effort: 1 };
const SMALL_WIDTH = 960;

export async function makeAvif({ source, width, path }: AvifOrder): Promise<void> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: false });
  await picture
    .resize({ width })
    .avif(width <= SMALL_WIDTH ? SMALL : LARGE)
    .toFile(path);
}
