import { z } from 'zod';
import { idSchema, NAME_MAX_LENGTH, timestampSchema } from './common';
import { noteViewSchema, pageViewSchema } from './post';
import { projectPageSchema } from './project-page';
import { timelineElementSchema } from './timeline-element';

/** What can be looked at before it is published. */
export const PREVIEW_KINDS = ['project', 'timeline', 'note', 'page'] as const;

export const previewedItemSchema = z.object({ kind: z.enum(PREVIEW_KINDS), id: idSchema });
export type PreviewedItem = z.infer<typeof previewedItemSchema>;

/** The secret address of an item; there is one at most. */
export const previewLinkSchema = z.object({
  path: z.string().describe('A path of this site. Whoever has it sees the item, until then.'),
  expiresAt: timestampSchema,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const previewTokenSchema = z.object({ token: z.string().max(NAME_MAX_LENGTH) });

/** The item as visitors will see it. */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), project: projectPageSchema }),
  z.object({ kind: z.literal('timeline'), element: timelineElementSchema }),
  z.object({ kind: z.literal('note'), note: noteViewSchema }),
  z.object({ kind: z.literal('page'), page: pageViewSchema }),
]);
export type Preview = z.infer<typeof previewSchema>;
