import { itemProcedures, viewProcedures } from '#server/core/procedures/item-procedures';
import { getViewer, publicOperation, publicProcedure, router } from '#server/core/procedures/procedures';
import {
  noteInputSchema,
  noteListInputSchema,
  noteListSchema,
  notePageInputSchema,
  notePageSchema,
  noteSchema,
  noteUpdateSchema,
  noteViewSchema,
} from '#shared/contract/post';
import type { NoteService } from './note-service';
import { noteExamples as examples } from './post-examples';
import { isLong, streamNotes } from './stream-notes';

export function createNoteRouter(notes: NoteService) {
  return router({
    list: publicOperation(
      'GET',
      '/notes',
      'List notes, newest first, and their tags; drafts for the owner only',
      {
        description: 'Returns summaries without texts. `GET /notes/{id}` returns the text of a note.',
        cacheTags: ['content'],
        example: examples.list,
      },
    )
      .input(noteListInputSchema)
      .output(noteListSchema)
      .query(async ({ ctx, input }) => {
        const list = await notes.list(input.tag, await getViewer(ctx));
        if (ctx.streamAnswer === null || !isLong(list)) return list;
        ctx.streamAnswer(streamNotes(list));
        return { notes: [], tags: [] };
      }),

    /** Returns a page of the site's own list, which visitors see. Scripts use `list`. */
    listPage: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(notePageInputSchema)
      .output(notePageSchema)
      .query(({ input }) => notes.listPage(input)),

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
