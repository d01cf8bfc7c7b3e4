import { z } from 'zod';
import { PREVIEW_KIND_NAMES } from '#shared/content-kinds';
import { idSchema, NAME_MAX_LENGTH, timestampSchema } from './common';

export const previewedItemSchema = z.object({ kind: z.enum(PREVIEW_KIND_NAMES), id: idSchema });
export type PreviewedItem = z.infer<typeof previewedItemSchema>;

/** The secret address of an unpublished item, which has at most one. */
export const previewLinkSchema = z.object({
  path: z.string().describe('A path on this site. Anyone with the link can view the item until it expires.'),
  expiresAt: timestampSchema,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const previewTokenSchema = z.object({ token: z.string().max(NAME_MAX_LENGTH) });
