import type { SitemapEntry } from './content-kind';
/** Returns the sitemap entry of the page that lists these pages. It changes with the latest of them. */
export declare function toListPage(path: string, pages: {
    changedAt: string;
}[]): SitemapEntry;
