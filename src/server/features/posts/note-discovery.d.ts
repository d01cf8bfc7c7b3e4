import { type Feed } from '#server/core/content/content-kind';
import { type Note } from '#shared/contract/post';
import type { SearchDocument } from '#shared/contract/search';
/** Defines the feeds of notes, newest first. `listNotes` returns at most the given number. */
export declare function noteFeeds(listNotes: (most: number) => Promise<Note[]>): Feed[];
export declare function noteSearchDocument(note: Note): Promise<SearchDocument>;
