import { itemProcedures, viewProcedures } from '#server/core/procedures/item-procedures';
import { getViewer, publicOperation, publicProcedure, router } from '#server/core/procedures/procedures';
import {
  type NoteList,
  noteInputSchema,
  noteListInputSchema,
  noteListSchema,
  notePageInputSchema,
  notePageSchema,
  noteSchema,
  noteUpdateSchema,
  noteViewSchema,
} from '#shared/contract/post';
import { takeTurn } from '#shared/take-turn';
import type { NoteService } from './note-service';
import { noteExamples as examples } from './post-examples';

/** The number of notes that are sent at once. */
const NOTES_PER_CHUNK = 500;

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

/** Returns true if a list is long enough to delay other requests when sent at once. */
function isLong({ notes }: NoteList): boolean {
  return notes.length > NOTES_PER_CHUNK;
}

/** Streams a list of notes as JSON text. */
async function* streamNotes({ notes, tags }: NoteList): AsyncGenerator<string> {
  for (let start = 0; start < notes.length; start += NOTES_PER_CHUNK) {
    const piece = notes.slice(start, start + NOTES_PER_CHUNK).map(note => JSON.stringify(note));
    yield `${start === 0 ? '{"notes":[' : ','}${piece.join(',')}`;
    await takeTurn();
  }
  yield `${notes.length === 0 ? '{"notes":[' : ''}],"tags":${JSON.stringify(tags)}}`;
}
