import { itemProcedures, viewProcedures } from '#server/core/content/item-procedures';
import { getViewer, publicOperation, router } from '#server/core/procedures/procedures';
import {
  noteInputSchema,
  noteListInputSchema,
  noteListSchema,
  noteSchema,
  noteUpdateSchema,
  noteViewSchema,
} from '#shared/contract/post';
import type { NoteService } from './note-service';
import { noteExamples as examples } from './post-examples';

export function createNoteRouter(notes: NoteService) {
  return router({
    list: publicOperation(
      'GET',
      '/notes',
      'List notes, newest first, and their tags; drafts for the owner only',
      { cacheTags: ['content'], example: examples.list },
    )
      .input(noteListInputSchema)
      .output(noteListSchema)
      .query(async ({ ctx, input }) => notes.list(input.tag, await getViewer(ctx))),

    ...itemProcedures({
      path: '/notes',
      examples,
      service: notes,
      item: noteSchema,
      input: noteInputSchema,
      update: noteUpdateSchema,
    }),

    ...viewProcedures({ view: noteViewSchema, service: notes }),
  });
}
