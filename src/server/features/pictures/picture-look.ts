import type { Typefaces } from '#server/core/font/typefaces';
import { tintsOf } from '#shared/appearance/accent';
import type { LogoChoice, Look, LookStyle, Theme } from '#shared/appearance/looks';
import { type Color, colorsOf } from '#shared/appearance/palettes';
import type { SiteSettings } from '#shared/contract/site';
import { initialsOf } from '#shared/text';

/** What the settings say of how a site's pictures look. */
export type PictureLook = Look & { theme: Theme; logo: LogoChoice; logoImage: string; initials: string[] };

export type Colors = (name: Color) => string;

/** What a card is drawn with; `brand` is the logo in a square of 32, `picture` a PNG in the size of its frame. */
export type CardPaint = {
  faces: Typefaces;
  color: Colors;
  style: LookStyle;
  brand: string;
  picture?: Buffer | null;
};

export function pictureLookOf(site: SiteSettings): PictureLook {
  const { accent, style, type, firstTheme, logo, logoImage, ownerName } = site;
  const theme = firstTheme === 'dark' ? 'dark' : 'light';
  // One that is not chosen changes no picture.
  const shown = logo === 'own' ? logoImage : '';
  return { accent, style, type, theme, logo, logoImage: shown, initials: initialsOf(ownerName) };
}

/** The colours of a look in one theme, the accent among them. */
export function lookColors(look: Look, theme: Theme): Colors {
  const ofStyle = colorsOf(look.style, theme);
  const { accent } = tintsOf(look)[theme];
  return name => (name === 'accent' ? accent : ofStyle(name));
}
