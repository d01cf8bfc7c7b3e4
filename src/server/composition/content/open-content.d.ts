import type { ContentDeps, Feed, FormerAddressTable, SitemapEntry } from '#server/core/content/content-kind';
import { type ContentKindName } from '#shared/content-kinds';
import type { PreviewedItem } from '#shared/contract/preview';
import type { SearchDocument } from '#shared/contract/search';
import { type Kinds, type Preview } from './content-register';
export type OpenContent = {
    [Name in ContentKindName]: ReturnType<Kinds[Name]['open']>;
};
/** Maps the API name of each kind to the type of its router. */
type ContentRouters = {
    [Name in ContentKindName as Kinds[Name]['api']]: ReturnType<OpenContent[Name]['createRouter']>;
};
type ContentServices = {
    [Name in ContentKindName as Kinds[Name]['api']]: OpenContent[Name]['service'];
};
export declare const API_DESCRIPTIONS: Record<"notes" | "pages" | "projects" | "site" | "skills" | "timeline", string>;
export declare function openContent(deps: Omit<ContentDeps, 'settleSettings'>): OpenContent;
export declare function contentRouters(content: OpenContent): ContentRouters;
export declare function contentServices(content: OpenContent): ContentServices;
/** Lists everything that visitors can find by searching. */
export declare function listSearchDocuments(content: OpenContent): Promise<SearchDocument[]>;
/** Lists the pages that search engines may show. */
export declare function listSitemap(content: OpenContent): Promise<SitemapEntry[]>;
export declare function listFeeds(content: OpenContent): Feed[];
export declare function listFormerAddresses(content: OpenContent): FormerAddressTable[];
/**
 * Returns an item as visitors will see it, published or not.
 * @throws AppError NOT_FOUND
 */
export declare function findPreview(content: OpenContent, { kind, id }: PreviewedItem): Promise<Preview>;
export {};
