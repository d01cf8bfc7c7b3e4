import type { NoteList } from '#shared/contract/post';
import { takeTurn } from '#shared/take-turn';

/** The number of notes that are sent at once. */
const NOTES_PER_CHUNK = 500;

/** Returns true if a list is long enough to delay other requests when sent at once. */
export function isLong({ notes }: NoteList): boolean {
  return notes.length > NOTES_PER_CHUNK;
}

/** Streams a list of notes as JSON text. */
export async function* streamNotes({ notes, tags }: NoteList): AsyncGenerator<string> {
  for (let start = 0; start < notes.length; start += NOTES_PER_CHUNK) {
    const piece = notes.slice(start, start + NOTES_PER_CHUNK).map(note => JSON.stringify(note));
    yield `${start === 0 ? '{"notes":[' : ','}${piece.join(',')}`;
    await takeTurn();
  }
  yield `${notes.length === 0 ? '{"notes":[' : ''}],"tags":${JSON.stringify(tags)}}`;
}
