import type { RevisionReader } from '#server/composition/content-revisions';
import { createSearchService, type SearchService } from '#server/features/search/search-service';
import { listSearchDocuments, type OpenContent } from './open-content';

/** Creates the search of all published content. The index is rebuilt when the content's revision changes. */
export function createContentSearch(content: OpenContent, revisions: RevisionReader): SearchService {
  return createSearchService(
    async () => {
      const [documents, categories] = await Promise.all([
        listSearchDocuments(content),
        content.project.service.listCategories(),
      ]);
      return { documents, categories };
    },
    async () => (await revisions.read()).content,
  );
}
