import { z } from 'zod';
import {
  FIRST_THEME_LABELS,
  HERO_LABELS,
  LOGO_LABELS,
  STYLE_LABELS,
  TYPE_LABELS,
} from '#shared/appearance/appearance-labels';
import { mapValues } from '#shared/map-values';
import { choice, declare, name, picture, pluck } from './fields';

const toLabel = ({ label }: { label: string }) => label;

export const appearanceFields = {
  accent: declare(
    'key',
    z
      .string()
      .regex(/^(#[\da-fA-F]{6})?$/, 'Must be a color such as #1f6f78')
      .toLowerCase()
      .describe(
        "The accent color. Leave empty to use the style's own. Displayed tints are adjusted for contrast.",
      ),
    { label: 'Accent', initial: '' },
  ),
  style: choice(mapValues(STYLE_LABELS, toLabel), { label: 'Style' }),
  type: choice(TYPE_LABELS, {
    label: 'Fonts',
    description: 'The fonts of headings and text. `style` uses those of the style.',
  }),
  firstTheme: choice(FIRST_THEME_LABELS, {
    label: 'Theme for new visitors',
    description: 'The theme for visitors who have not chosen one. `visitor` follows their system.',
  }),
  hero: choice(mapValues(HERO_LABELS, toLabel), {
    label: 'Top of the home page',
    description:
      'The visual at the top of the home page. A portrait or picture that does not exist is omitted. A site that draws no interests shows the portrait for `drawing`.',
  }),
  heroImage: picture({ label: 'Image URL', description: 'The image used with `picture`. Empty for none.' }),
  heroImageAlt: name({ label: 'Image description', description: 'Alternative text for the image.' }),
  logo: choice(mapValues(LOGO_LABELS, toLabel), {
    label: 'Logo',
    description: 'The logo shown next to the name, in browser tabs and in link previews.',
  }),
  logoImage: declare(
    'text',
    z
      .string()
      .regex(/^(\/uploads\/[\w.-]{1,200}\.(svg|png))?$/, 'Must be an SVG or PNG image that was uploaded here')
      .describe('The logo used with `own`: an uploaded SVG or PNG image. When empty, initials are shown.'),
    { label: 'Logo image', initial: '' },
  ),
};

const appearanceValues = pluck(appearanceFields, 'value');
export type Appearance = z.infer<z.ZodObject<typeof appearanceValues>>;
