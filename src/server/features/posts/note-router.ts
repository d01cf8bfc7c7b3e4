import { successSchema } from '../../../shared/contract/common';
import {
  noteInputSchema,
  noteListInputSchema,
  noteListSchema,
  noteSchema,
  noteUpdateSchema,
  noteViewSchema,
  postAddressSchema,
  postIdSchema,
} from '../../../shared/contract/post';
import { findForViewer, ownerProcedure, publicProcedure, router, success, viewerOf } from '../../core/trpc';
import type { NoteService } from './note-service';
import { noteExamples as examples } from './post-examples';

export function createNoteRouter(notes: NoteService) {
  return router({
    list: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: {
          method: 'GET',
          path: '/notes',
          summary: 'List the notes, newest first, and their tags; drafts for the owner alone',
        },
        example: examples.list,
      })
      .input(noteListInputSchema)
      .output(noteListSchema)
      .query(async ({ ctx, input }) => notes.list(input.tag, await viewerOf(ctx))),

    get: publicProcedure
      .meta({
        cacheTags: ['content'],
        openapi: { method: 'GET', path: '/notes/{id}', summary: 'Get one note' },
        failures: [404],
        example: examples.get,
      })
      .input(postIdSchema)
      .output(noteSchema)
      .query(({ ctx, input }) => findForViewer(ctx, viewer => notes.get(input.id, viewer))),

    create: ownerProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/notes',
          summary: 'Create a note; missing fields are empty',
          description: 'It is published, unless it says that it is a draft or names a later moment.',
        },
        successStatus: 201,
        example: examples.create,
      })
      .input(noteInputSchema)
      .output(noteSchema)
      .mutation(({ input }) => notes.create(input)),

    update: ownerProcedure
      .meta({
        openapi: { method: 'PUT', path: '/notes/{id}', summary: 'Change the given fields of a note' },
        failures: [404, 409],
        example: examples.update,
      })
      .input(noteUpdateSchema)
      .output(noteSchema)
      .mutation(({ input }) => notes.update(input)),

    remove: ownerProcedure
      .meta({
        openapi: { method: 'DELETE', path: '/notes/{id}', summary: 'Delete a note' },
        failures: [404],
        example: examples.remove,
      })
      .input(postIdSchema)
      .output(successSchema)
      .mutation(({ input }) => success(notes.remove(input.id))),

    /** For the site's own pages: a script takes `get`. */
    view: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(postAddressSchema)
      .output(noteViewSchema)
      .query(({ input }) => notes.view(input.slug)),
  });
}
