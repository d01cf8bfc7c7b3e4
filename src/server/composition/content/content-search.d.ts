import type { RevisionReader } from '#server/composition/content-revisions';
import { type SearchService } from '#server/features/search/search-service';
import { type OpenContent } from './open-content';
/** Creates the search of all published content. The index is rebuilt when the content's revision changes. */
export declare function createContentSearch(content: OpenContent, revisions: RevisionReader): SearchService;
