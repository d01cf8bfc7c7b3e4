import { type ItemCalls, useItemCalls } from '#client/editing/item/item-queries';
import { ITEM_QUERY_OPTIONS } from '#client/lib/api/query-client';
import { trpc } from '#client/lib/api/trpc';
import type { Note, Page, PostChanges, PostKind } from '#shared/contract/post';

export function useNoteList() {
  return trpc.notes.list.useQuery({});
}

export function usePageList() {
  return trpc.pages.list.useQuery();
}

/** Fetches a note or a page. The query of the other kind stays idle. */
export function usePost(kind: PostKind, id: string) {
  const note = trpc.notes.get.useQuery({ id }, { ...ITEM_QUERY_OPTIONS, enabled: kind === 'note' });
  const page = trpc.pages.get.useQuery({ id }, { ...ITEM_QUERY_OPTIONS, enabled: kind === 'page' });
  return kind === 'note' ? note : page;
}

export function usePostCalls(kind: PostKind): ItemCalls<Note | Page, PostChanges> {
  const utils = trpc.useUtils();
  const notes = useItemCalls<Note | Page, PostChanges>('note', trpc.notes, utils.notes);
  const pages = useItemCalls<Note | Page, PostChanges>('page', trpc.pages, utils.pages);
  return kind === 'note' ? notes : pages;
}
