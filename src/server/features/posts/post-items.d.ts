import type { ItemTable } from '#server/core/content/item-service';
import { type PostInput, type PostKind, type PostUpdate } from '#shared/contract/post';
import { type PostRow } from './post-entity';
/** The notes and the pages as items that are saved one by one. They share a table. */
export declare const postItems: Record<PostKind, ItemTable<PostRow, PostInput, PostUpdate>>;
