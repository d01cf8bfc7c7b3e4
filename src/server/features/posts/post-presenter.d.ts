import type { Viewer } from '#server/core/content/published-rows';
import { type Note, type NoteSummary, type NoteView, type Page, type PageSummary, type PageView } from '#shared/contract/post';
import type { PostRow } from './post-entity';
export declare const LISTED_COLUMNS: {
    readonly id: true;
    readonly kind: true;
    readonly slug: true;
    readonly title: true;
    readonly summary: true;
    readonly cover: true;
    readonly coverAlt: true;
    readonly coverTurn: true;
    readonly tags: true;
    readonly minutes: true;
    readonly place: true;
    readonly draft: true;
    readonly publishAt: true;
    readonly pendingChanges: true;
    readonly createdAt: true;
    readonly updatedAt: true;
    readonly seenUpdatedAt: true;
};
type ListedPost = Pick<PostRow, keyof typeof LISTED_COLUMNS>;
/** Presents a note. `projects` holds the IDs of the projects that exist for this viewer. */
export declare function presentNote(row: PostRow, viewer: Viewer, projects: ReadonlySet<string>): Note;
type LinkedProjects = {
    projects?: string[] | undefined;
};
/** Replaces the linked projects of a post and of its unpublished changes. */
export declare function mapProjects<Post extends LinkedProjects & {
    pendingChanges?: LinkedProjects | null | undefined;
}>(post: Post, change: (ids: string[]) => string[]): Post;
export declare function presentPage(row: PostRow, viewer: Viewer): Page;
export declare function presentNoteSummary(row: ListedPost, viewer: Viewer): NoteSummary;
export declare function presentPageSummary(row: ListedPost, viewer: Viewer): PageSummary;
export declare function presentNoteView(row: PostRow, links: Pick<NoteView, 'projects' | 'newer' | 'older'>, base: string | undefined): Promise<NoteView>;
export declare function presentPageView(row: PostRow, base: string | undefined): Promise<PageView>;
export {};
