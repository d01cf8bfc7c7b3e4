import type { Readable } from 'node:stream';
import type { ImportedItemRow, ImportStats } from '#server/composition/import-tables';
import type { StoredFields } from '#server/core/content/history';
import type { NoteInput, PageInput } from '#shared/contract/post';
import type { ProjectFields } from '#shared/contract/project';
import type { SiteLink, SiteSettings } from '#shared/contract/site';
import type { TimelineElementInput } from '#shared/contract/timeline-element';
import type { LeftOut } from '#shared/extras/imports/import-contract';
export type EntryOrigin = {
    /** Identifies the entry in its source. The imported item stores it. */
    key: string;
    /** The location of the entry in its source, for the owner. */
    from: string;
    name: string;
    note: string;
    /** The source of an entry that may become items of several kinds. Defaults to the source of the import. */
    source?: ImportedItemRow['source'];
    /** True if the source does not publish the entry. Its item stays a draft when the import is published. */
    isWithheld?: boolean;
    /** Former slugs, and paths of the former site, that redirect to the item. */
    formerAddresses?: string[];
    /** Counts of the source, such as stars. */
    figures?: ImportStats;
};
/** The fields of an entry, by the kind of content that it becomes. */
type EntryFields = {
    project: Partial<ProjectFields>;
    /** The date `publishAt` is its publication date in the source. */
    note: Omit<NoteInput, 'draft'>;
    page: Omit<PageInput, 'draft'>;
    timeline: TimelineElementInput;
    skills: {
        name: string;
        category: string;
    };
    /** A text of the settings, or links that are added to the existing ones. */
    site: Partial<Pick<SiteSettings, 'ownerName' | 'role' | 'introduction' | 'location'>> & {
        links?: SiteLink[];
    };
};
/** An entry of a source, converted to this site's fields. */
export type ImportEntry<Kind extends keyof EntryFields = keyof EntryFields> = {
    [Name in Kind]: EntryOrigin & {
        kind: Name;
        fields: EntryFields[Name];
    };
}[Kind];
/**
 * Opens an image.
 * @throws AppError that says why there is none
 */
export type OpenPicture = () => Promise<Readable>;
/** The entries of a source, read without access to the site. */
export type SourceEntries = {
    source: ImportedItemRow['source'];
    /** The name shown to the owner, such as 'GitHub: ada'. */
    name: string;
    items: ImportEntry[];
    leftOut: LeftOut[];
    /** The images of the entries, by the token that represents them in the fields. */
    pictures: Map<string, OpenPicture>;
    showFigures?: ShowStats;
};
/** Creates the fields that show the source's current counts. Returns null if nothing changes. */
export type ShowStats = (stored: StoredFields, before: ImportStats, now: ImportStats) => StoredFields | null;
/** Creates the placeholder of an image that is not stored yet. The same name always gives the same token. */
export declare function pictureToken(name: string): string;
export declare const PICTURE_TOKEN: RegExp;
/** Lists the placeholders in these values, which may repeat. */
export declare function listPictureTokens(values: unknown[]): string[];
/** Normalizes part of a key, so that spellings of the same name match. */
export declare function toKeyPart(text: string): string;
/** Numbers repeated keys so that all are distinct. */
export declare function withDistinctKeys<Item extends {
    key: string;
}>(items: Item[]): Item[];
export {};
