import type { Typefaces } from '#server/core/font/typefaces';
import { toTints } from '#shared/appearance/accent';
import type { LogoChoice, Look, LookStyle, Theme } from '#shared/appearance/looks';
import { type Colors, toColors } from '#shared/appearance/palettes';
import type { SiteSettings } from '#shared/contract/site';
import { toInitials } from '#shared/text';

export type PictureAppearance = Look & {
  theme: Theme;
  logo: LogoChoice;
  logoImage: string;
  initials: string[];
  /** The addresses of the owner's fonts. */
  fonts: string[];
};

/**
 * The colors, fonts and pictures that a card is drawn with. `brand` is the logo in a square of 32 units, and
 * `picture` a PNG of the frame's size.
 */
export type CardPaint = {
  faces: Typefaces;
  color: Colors;
  style: LookStyle;
  brand: string;
  picture?: Buffer | null;
};

export function toPictureLook(site: SiteSettings): PictureAppearance {
  const { accent, style, type, firstTheme, logo, logoImage, ownerName, fonts } = site;
  const theme = firstTheme === 'dark' ? 'dark' : 'light';
  // A logo that is not chosen must not change any picture.
  const shown = logo === 'own' ? logoImage : '';
  return {
    accent,
    style,
    type,
    theme,
    logo,
    logoImage: shown,
    initials: toInitials(ownerName),
    fonts: fonts.map(({ file }) => file),
  };
}

/** Returns the colors of a look in one theme, including the accent. */
export function lookColors(look: Look, theme: Theme): Colors {
  const ofStyle = toColors(look.style, theme);
  const { accent } = toTints(look)[theme];
  return name => (name === 'accent' ? accent : ofStyle(name));
}
