import { type EntityManager } from 'typeorm';
import type { History, ItemState } from '#server/core/content/history';
import type { Plan } from '#server/core/content/publishing-row';
import { type VersionFields } from './list-changes';
/** Records which items use files. It is passed in because features do not import each other. */
export type FileUses = {
    /** Runs when a change is stored. */
    change(manager: EntityManager, itemId: string, states: States): Promise<void>;
    /** Runs when an item is deleted for good, or when none of its versions names the files any longer. */
    forget(manager: EntityManager, itemId: string, files?: string[]): Promise<void>;
};
/**
 * Stores each state that a save or a deletion ends. The caller holds the revision of the list, which
 * serializes changes.
 */
export declare function createHistory(uses: FileUses, versionFields: VersionFields): History;
/** Null before the creation of an item, and after its deletion. */
type States = {
    before: State | null;
    after: State | null;
};
type State = ItemState & {
    plan: Plan;
    text: string;
    files: Set<string>;
};
export {};
