import type { Database } from '#server/core/database/database';
import type { NoteList, NotePage, NotePageInput } from '#shared/contract/post';
import { type PostRow } from './post-entity';
/** Lists a page of the published notes, newest first, and the tags of all notes. */
export declare function listNotePage(db: Database, input: NotePageInput): Promise<NotePage>;
/** Counts the notes with each tag. The most used tag is first. */
export declare function countTags(rows: Pick<PostRow, 'tags'>[]): NoteList['tags'];
type Dated = {
    publishedAt: string;
    _id: string;
};
/** Sorts by publication date, which for an undated draft is its creation date. */
export declare function byNewest(a: Dated, b: Dated): number;
export {};
