import type { FilterChoices, FilteredProjects, ProjectFilter, SearchResult, SearchSource } from '#shared/contract/search';
export type SearchService = ReturnType<typeof createSearchService>;
/**
 * Searches the published content. The index is cached in the process and rebuilt when `readRevision` returns
 * another revision.
 */
export declare function createSearchService(readSource: () => Promise<SearchSource>, readRevision: () => Promise<string | number>): {
    find: (words: string) => Promise<SearchResult[]>;
    listRecent: () => Promise<SearchResult[]>;
    filterProjects: (filter: ProjectFilter) => Promise<FilteredProjects>;
    listChoices: () => Promise<FilterChoices>;
    /** Reads what the index is built from, which a static host also serves. */
    readSource: () => Promise<SearchSource>;
};
