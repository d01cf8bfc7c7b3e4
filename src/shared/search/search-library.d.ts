import type { FilterChoices, FilteredProjects, ProjectFilter, SearchResult, SearchSource } from '#shared/contract/search';
export type SearchLibrary = Awaited<ReturnType<typeof createSearchLibrary>>;
/** Indexes the published content and answers the searches of visitors, on the server and on a static host. */
export declare function createSearchLibrary({ documents, categories }: SearchSource): Promise<{
    find: (words: string) => Promise<SearchResult[]>;
    listRecent: () => {
        kind: "note" | "page" | "project" | "skill";
        title: string;
        path: string;
        cover: string;
        publishedAt?: string;
        timeline?: string;
        category?: string;
        excerpt: string;
        tags: string[];
        marks: {
            title: {
                start: number;
                end: number;
            }[];
            excerpt: {
                start: number;
                end: number;
            }[];
        };
    }[];
    filterProjects: (filter: ProjectFilter) => Promise<FilteredProjects>;
    listChoices: () => FilterChoices;
}>;
