import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';
import type { PostLinks } from '#shared/contract/post';
import type { NoteFilter } from './note-address';

/** Fetches a page of the published notes. */
export function useNotePage(filter: NoteFilter) {
  return trpc.notes.listPage.useQuery(filter);
}

export function useNoteView(slug: string) {
  return trpc.notes.view.useQuery({ slug }, ITEM_QUERY_OPTIONS);
}

export function usePageView(slug: string) {
  return trpc.pages.view.useQuery({ slug }, ITEM_QUERY_OPTIONS);
}

const NO_LINKS: PostLinks = { hasNotes: false, pages: [] };

/** Fetches the note and page links of header and footer. There are none while loading or after a failure. */
export function usePostLinks(): PostLinks {
  return trpc.pages.links.useQuery().data ?? NO_LINKS;
}
