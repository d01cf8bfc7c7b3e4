import type { ImportedItemRow } from '#server/composition/import-tables';
import type { SourceEntries } from '#server/extras/imports/import-entry';
import type { MarkdownTarget } from '#shared/extras/imports/import-contract';
import { type FolderAddresses } from './markdown-addresses';
import type { MarkdownEntry } from './markdown-entry';
/** A file with the kind of content that it becomes. */
export type TargetedEntry = MarkdownEntry & {
    key: string;
    target: MarkdownTarget;
};
/** A kind of content that Markdown files become. */
type MarkdownKind = {
    /** The same file may become an item of each kind, so each is a source of its own. */
    source: ImportedItemRow['source'];
    kind: 'project' | 'note' | 'page';
    getPath: (slug: string) => string;
    toItem: (entry: TargetedEntry, folder: FolderAddresses) => Promise<SourceEntries['items'][number]>;
};
export declare const MARKDOWN_KINDS: Record<MarkdownTarget, MarkdownKind>;
export {};
