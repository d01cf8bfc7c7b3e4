import type { Note, NoteInput, Page, PageInput } from '#shared/contract/post';
import type { TestApp } from '../app/start-app';
import { newName } from './project-factory';

/** Creates note input with a non-default value in every field. */
export function createNoteInput(fields: NoteInput = {}): NoteInput {
  return {
    ...createPostFields(),
    summary: 'A summary',
    cover: '/uploads/cover.webp',
    coverAlt: 'A cover',
    tags: ['Rust', 'Tides'],
    projects: [],
    ...fields,
  };
}

/** Creates page input with a non-default value in every field. */
export function createPageInput(fields: PageInput = {}): PageInput {
  return { ...createPostFields(), place: 'footer', ...fields };
}

function createPostFields() {
  return {
    title: newName('title'),
    slug: newName('slug').replace(' ', '-'),
    text: '# Text\n\nOne **word** and another.',
    metaTitle: 'A title for others',
    metaDescription: 'A description for others',
    language: 'de',
  };
}

/** Stores a note directly through the service. */
export function storeNote(app: TestApp, fields: NoteInput = {}): Promise<Note> {
  return app.services.notes.create(createNoteInput(fields));
}

/** Stores a page directly through the service. */
export function storePage(app: TestApp, fields: PageInput = {}): Promise<Page> {
  return app.services.pages.create(createPageInput(fields));
}
