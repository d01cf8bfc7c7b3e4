import type { MarkdownTarget } from '#shared/extras/imports/import-contract';
import type { MarkdownEntry } from './markdown-entry';
import type { SiteItems } from './site-items';
/** Says what the files of a folder become. The first that applies to a file decides. */
export type TargetChoice = {
    /** The owner's choice for single files, by key. */
    targets?: readonly {
        key: string;
        target: MarkdownTarget;
    }[] | undefined;
    /** The owner's choice for all files. */
    target?: MarkdownTarget | undefined;
    /** The kinds that the files became in earlier imports. */
    earlier?: SiteItems['earlier'] | undefined;
};
type Keyed = Pick<MarkdownEntry, 'path' | 'date'> & {
    key: string;
};
/** Adds to each file of a folder the kind of content that it becomes. `root` is the common folder of all. */
export declare function withTargets<Entry extends Keyed>(entries: Entry[], root: string, { targets, target: forAll, earlier }: TargetChoice): (Entry & {
    target: MarkdownTarget;
})[];
export {};
