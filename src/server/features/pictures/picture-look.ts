import type { Typefaces } from '#server/core/font/typefaces';
import { toTints } from '#shared/appearance/accent';
import type { LogoChoice, Look, LookStyle, Theme } from '#shared/appearance/looks';
import { type Colors, getColors } from '#shared/appearance/palettes';
import type { SiteSettings } from '#shared/contract/site';
import { getInitials } from '#shared/text';

export type PictureLook = Look & { theme: Theme; logo: LogoChoice; logoImage: string; initials: string[] };

/** Everything a card is drawn with; `brand` is the logo in a square of 32, `picture` a PNG of the frame's size. */
export type CardPaint = {
  faces: Typefaces;
  color: Colors;
  style: LookStyle;
  brand: string;
  picture?: Buffer | null;
};

export function toPictureLook(site: SiteSettings): PictureLook {
  const { accent, style, type, firstTheme, logo, logoImage, ownerName } = site;
  const theme = firstTheme === 'dark' ? 'dark' : 'light';
  // A logo that is not chosen must not change any picture.
  const shown = logo === 'own' ? logoImage : '';
  return { accent, style, type, theme, logo, logoImage: shown, initials: getInitials(ownerName) };
}

/** Returns the colors of a look in one theme, including the accent. */
export function lookColors(look: Look, theme: Theme): Colors {
  const ofStyle = getColors(look.style, theme);
  const { accent } = toTints(look)[theme];
  return name => (name === 'accent' ? accent : ofStyle(name));
}
