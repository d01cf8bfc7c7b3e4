import { z } from 'zod';
import { FIRST_THEMES, LOOK_STYLES, TYPE_CHOICES } from '../appearance/looks';

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
});
