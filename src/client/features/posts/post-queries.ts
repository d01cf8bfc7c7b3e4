import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';
import type { PostLinks } from '#shared/contract/post';

/** The notes, or those with a tag; the owner is answered with drafts too. */
export function useNotes(filter: { tag?: string }) {
  return trpc.notes.list.useQuery(filter);
}

export function useNoteView(slug: string) {
  return trpc.notes.view.useQuery({ slug }, ITEM_QUERY_OPTIONS);
}

export function usePageView(slug: string) {
  return trpc.pages.view.useQuery({ slug }, ITEM_QUERY_OPTIONS);
}

const NO_LINKS: PostLinks = { hasNotes: false, pages: [] };

/** The notes and pages to which header and footer link; none until they have loaded, and when they cannot be loaded. */
export function usePostLinks(): PostLinks {
  return trpc.pages.links.useQuery().data ?? NO_LINKS;
}
