import { z } from 'zod';
import { PREVIEW_KIND_NAMES } from '../content-kinds';
import { idSchema, NAME_MAX_LENGTH, timestampSchema } from './common';

export const previewedItemSchema = z.object({ kind: z.enum(PREVIEW_KIND_NAMES), id: idSchema });
export type PreviewedItem = z.infer<typeof previewedItemSchema>;

/** The secret address of an item; there is one at most. */
export const previewLinkSchema = z.object({
  path: z.string().describe('A path of this site. Whoever has it sees the item, until then.'),
  expiresAt: timestampSchema,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const previewTokenSchema = z.object({ token: z.string().max(NAME_MAX_LENGTH) });
