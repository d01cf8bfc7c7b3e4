import type { ImportService } from '#server/extras/imports/import-service';
import { type MarkdownTarget } from '#shared/extras/imports/import-contract';
/** The items of the site that matter to an import of Markdown files. */
export type SiteItems = {
    /** The targets of the files in earlier imports, by key. */
    earlier: Map<string, MarkdownTarget[]>;
    /** The slugs in use, each with the key of the file that became its item, or null. */
    slugs: Record<MarkdownTarget, Map<string, string | null>>;
};
export declare function readSiteItems({ listImported, listSlugs, }: Pick<ImportService, 'listImported' | 'listSlugs'>): Promise<SiteItems>;
