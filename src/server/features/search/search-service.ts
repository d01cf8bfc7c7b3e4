import type {
  FilterChoices,
  FilteredProjects,
  ProjectFilter,
  SearchResult,
  SearchSource,
} from '#shared/contract/search';
import { createMutex } from '#shared/mutex';
import { createSearchLibrary, type SearchLibrary } from '#shared/search/search-library';

export type SearchService = ReturnType<typeof createSearchService>;

/**
 * Searches the published content. The index is cached in the process and rebuilt when `readRevision` returns
 * another revision.
 */
export function createSearchService(
  readSource: () => Promise<SearchSource>,
  readRevision: () => Promise<string | number>,
) {
  let latest: { revision: string | number; library: SearchLibrary } | null = null;
  const runExclusive = createMutex();

  async function current(): Promise<SearchLibrary> {
    const revision = await readRevision();
    return latest?.revision === revision ? latest.library : runExclusive(renew);
  }

  /** One call rebuilds at a time, and a waiting call uses the index built meanwhile. */
  async function renew(): Promise<SearchLibrary> {
    // The revision is read before the content, so that the index is never older than its revision.
    const revision = await readRevision();
    if (latest?.revision === revision) return latest.library;
    const library = await createSearchLibrary(await readSource());
    latest = { revision, library };
    return library;
  }

  return {
    find: async (words: string): Promise<SearchResult[]> => (await current()).find(words),
    listRecent: async (): Promise<SearchResult[]> => (await current()).listRecent(),
    filterProjects: async (filter: ProjectFilter): Promise<FilteredProjects> =>
      (await current()).filterProjects(filter),
    listChoices: async (): Promise<FilterChoices> => (await current()).listChoices(),
    /** Reads what the index is built from, which a static host also serves. */
    readSource,
  };
}
