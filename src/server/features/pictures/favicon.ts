import type { Font } from 'fontkit';
import { brandMark } from './brand-mark';
import { lookColors, type PictureLook } from './picture-look';

export type FaviconParts = { font: Font; logo: Buffer | null };

/** Draws the logo for browser tabs, in the colors of the browser's theme. */
export function favicon(look: PictureLook, { font, logo }: FaviconParts): string {
  const [light, dark] = [lookColors(look, 'light'), lookColors(look, 'dark')];
  const drawn = brandMark(look, { ink: light('ink'), accent: light('accent'), font, logo });
  // Lines are drawn with their stroke, letters with their fill.
  const property = drawn.includes('stroke=') ? 'stroke' : 'fill';
  const styles = `path{${property}:${dark('ink')}}.needle{${property}:${dark('accent')}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media (prefers-color-scheme:dark){${styles}}</style>${drawn}</svg>\n`;
}
