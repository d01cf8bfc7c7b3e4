import { z } from 'zod';
import { FIRST_THEMES, HEROES, LOGOS, LOOK_STYLES, TYPE_CHOICES } from '#shared/appearance/looks';
import { linkSchema, nameSchema } from './common';

export const appearanceSchema = z.object({
  accent: z
    .string()
    .regex(/^(#[\da-fA-F]{6})?$/, 'Must be a color such as #1f6f78')
    .toLowerCase()
    .describe(
      "The accent color. Leave empty to use the style's own. Displayed tints are adjusted for contrast.",
    ),
  style: z.enum(LOOK_STYLES),
  type: z.enum(TYPE_CHOICES).describe('The fonts of headings and text. `style` uses those of the style.'),
  firstTheme: z
    .enum(FIRST_THEMES)
    .describe('The theme for visitors who have not chosen one. `visitor` follows their system.'),
  hero: z
    .enum(HEROES)
    .describe(
      'The visual at the top of the home page. A portrait or picture that does not exist is omitted. A site that draws no interests shows the portrait for `drawing`.',
    ),
  heroImage: linkSchema.describe('The image used with `picture`. Empty for none.'),
  heroImageAlt: nameSchema.describe('Alternative text for the image.'),
  logo: z.enum(LOGOS).describe('The logo shown next to the name, in browser tabs and in link previews.'),
  logoImage: z
    .string()
    .regex(/^(\/uploads\/[\w.-]{1,200}\.(svg|png))?$/, 'Must be an SVG or PNG image that was uploaded here')
    .describe('The logo used with `own`: an uploaded SVG or PNG image. When empty, initials are shown.'),
});
export type Appearance = z.infer<typeof appearanceSchema>;
