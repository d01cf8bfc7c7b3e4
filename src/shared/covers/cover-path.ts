import { LOOK_STYLES } from '#shared/appearance/looks';
import { COVER_FAMILIES, type Cover } from './cover';
import { COVERS_PATH, type CoverLook } from './cover-image';

/** Returns the path of a cover, which contains everything that the drawing needs but the look. */
export function coverPath({ family, turn, seed, figure }: Cover): string {
  const parts = [family, turn, seed.toString(36), figure?.replace('%', 'p')];
  return `${COVERS_PATH}${parts.filter(part => part !== undefined).join('-')}.svg`;
}

const PATH = /^\/covers\/([a-z]+)-(\d{1,4})-([\da-z]{1,7})(?:-(\d[\d.,]{0,6}p?))?(\.small)?\.svg$/;

/** A cover as its address names it. */
export type NamedCover = { cover: Cover; isSmall: boolean };

/** Reads the path of a cover, or returns null for any other path. */
export function parseCoverPath(path: string): NamedCover | null {
  const [, named, turn = '', seed = '', figure, small] = PATH.exec(path) ?? [];
  const family = COVER_FAMILIES.find(each => each === named);
  if (!family) return null;
  const cover = { family, turn: Number(turn), seed: Number.parseInt(seed, 36) >>> 0 };
  return {
    cover: { ...cover, ...(figure !== undefined && { figure: figure.replace('p', '%') }) },
    isSmall: small !== undefined,
  };
}

/** Reads a look as `toLookQuery` writes it. Returns null for anything else. */
export function parseLookQuery(look: string): CoverLook | null {
  const [, named, accent] = /^([a-z]+)(-[\da-f]{6})?$/.exec(look) ?? [];
  const style = LOOK_STYLES.find(each => each === named);
  return style ? { style, accent: accent?.replace('-', '#') ?? '' } : null;
}
