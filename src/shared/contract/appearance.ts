import { z } from 'zod';
import { FIRST_THEMES, HEROES, LOGOS, LOOK_STYLES, TYPE_CHOICES } from '../appearance/looks';
import { linkSchema, nameSchema } from './common';

/** How the site looks: part of its settings. */
export const appearanceSchema = z.object({
  accent: z
    .string()
    .regex(/^(#[\da-f]{6})?$/i, 'Must be a color such as #1f6f78')
    .toLowerCase()
    .describe('The accent color; empty for that of the style. Shown tints are adjusted for contrast.'),
  style: z.enum(LOOK_STYLES),
  type: z.enum(TYPE_CHOICES).describe('The fonts of headings and text; `style` for those of the style.'),
  firstTheme: z
    .enum(FIRST_THEMES)
    .describe('The theme of visitors who have not chosen one; `visitor` is that of their system.'),
  hero: z
    .enum(HEROES)
    .describe(
      'What stands at the top of the home page. A portrait or picture that there is not is left out.',
    ),
  heroImage: linkSchema.describe('The picture for `picture`; empty for none.'),
  heroImageAlt: nameSchema.describe('What the picture shows, for those who cannot see it.'),
  logo: z.enum(LOGOS).describe('What stands beside the name, in browser tabs and on shared pictures.'),
  logoImage: z
    .string()
    .regex(/^(\/uploads\/[\w.-]{1,200}\.(svg|png))?$/, 'Must be an SVG or PNG image that was uploaded here')
    .describe('The logo for `own`, an uploaded SVG or PNG; empty for none, with which initials are shown.'),
});
