import { loadSharp } from '../../core/load-sharp';

export type AvifOrder = {
  /** A stored picture. */
  source: string;
  /** Of what is made. */
  width: number;
  path: string;
};

const QUALITY = 55;
/** Of 0 to 9: more takes four to eight times as long, and the files are no smaller. */
const EFFORT = 1;

/** Makes of a stored picture a smaller one, as AVIF. */
export async function makeAvif({ source, width, path }: AvifOrder): Promise<void> {
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: false });
  await picture.resize({ width }).avif({ quality: QUALITY, effort: EFFORT }).toFile(path);
}
