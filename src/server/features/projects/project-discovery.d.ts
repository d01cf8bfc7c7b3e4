import { type Feed } from '#server/core/content/content-kind';
import { type Project } from '#shared/contract/project';
import type { SearchDocument } from '#shared/contract/search';
export type FeedProject = Project & {
    publishedAt: string;
};
/**
 * Defines the feed of public projects. `listChanged` lists at most the given number, most recently changed
 * first.
 */
export declare function projectFeed(listChanged: (most: number) => Promise<FeedProject[]>): Feed;
/** Leaves out links to code, because the code of a private project must stay private. */
export declare function projectSearchDocument(project: Project): Promise<SearchDocument>;
