import type { EntityManager } from 'typeorm';
import type { History } from '#server/core/content/history';
import { type Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { type PostKind } from '#shared/contract/post';
import { type PostRow } from './post-entity';
type LinkedProject = {
    id: string;
    title: string;
    path: string;
};
/**
 * Finds the projects that exist for this viewer. It is passed in because features do not import each other.
 */
export type FindProjects = (manager: EntityManager, ids: string[], viewer: Viewer) => Promise<LinkedProject[]>;
type PostDeps<Post> = {
    kind: PostKind;
    db: Database;
    history: History;
    present: (row: PostRow, viewer: Viewer) => Post | Promise<Post>;
    findProjects?: FindProjects;
};
/** Stores notes or pages, which `note-service.ts` and `page-service.ts` read. */
export declare function createPostService<Post>(deps: PostDeps<Post>): {
    items: {
        noun: string;
        get: (id: string, viewer?: Viewer) => Promise<Post>;
        create: (input: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
        }) => Promise<Post>;
        update: (sent: {
            draft?: boolean | undefined;
            publishAt?: string | null | undefined;
            id: string;
            expectedUpdatedAt?: string | undefined;
            isSlugFromTitle?: boolean | undefined;
            metaTitle?: string | undefined;
            metaDescription?: string | undefined;
            title?: string | undefined;
            slug?: string | undefined;
            text?: string | undefined;
            summary?: string | undefined;
            cover?: string | undefined;
            coverAlt?: string | undefined;
            coverTurn?: number | undefined;
            tags?: string[] | undefined;
            projects?: string[] | undefined;
            place?: "footer" | "navigation" | "none" | undefined;
            pendingChanges?: {
                metaTitle?: string;
                metaDescription?: string;
                title?: string;
                slug?: string;
                text?: string;
                summary?: string;
                cover?: string;
                coverAlt?: string;
                coverTurn?: number;
                tags?: string[];
                projects?: string[];
                place?: "footer" | "navigation" | "none";
            } | null | undefined;
        }) => Promise<Post>;
        remove: (id: string) => Promise<void>;
        discard: (id: string) => Promise<void>;
        restore: (takes: import("#server/core/content/history").TakeFromTrash[], choices?: import("#server/core/content/history").RestoreChoices) => Promise<void>;
    };
    getRow: (id: string, viewer: Viewer) => Promise<PostRow>;
    getShown: (address: string) => Promise<PostRow>;
};
export declare function addReadingMinutes<Post extends {
    text: string;
}>(post: Post): Post & {
    minutes: number;
};
/** Estimates the reading time of a text with its code, at least one minute. */
export declare function readingMinutes(text: string): number;
export {};
