import type { Look } from '#shared/appearance/looks';

export const COVERS_PATH = '/covers/';

export type CoverLook = Pick<Look, 'accent' | 'style'>;

/** Returns the query of a cover's address in a look. Without it, the cover has the current look of the site. */
export function toLookQuery({ style, accent }: CoverLook): string {
  return `?look=${style}${accent.replace('#', '-')}`;
}

/** A small drawing has fewer parts. Browsers take it for frames of up to this width in pixels of the screen. */
const SMALL_WIDTH = 320;

/** Returns the addresses of a generated cover in a look. */
export function coverImage(path: string, base: string, look: CoverLook) {
  const query = toLookQuery(look);
  const src = base + path + query;
  const small = base + path.replace(/\.svg$/, '.small.svg') + query;
  return { src, srcSet: `${small} ${SMALL_WIDTH}w, ${src} 1600w` };
}
