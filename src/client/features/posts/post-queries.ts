import type { NoteList, NoteView, PageView } from '../../../shared/contract/post';
import { requireShape } from '../../lib/api/answer-shape';
import { isMissing } from '../../lib/api/api-error';
import { useApiQuery } from '../../lib/api/use-api';

const POST = { _id: '', slug: '', title: '', publishedAt: '', updatedAt: '' };
const NOTE = { ...POST, summary: '', cover: '', coverAlt: '', tags: [''], minutes: 1 };
const VIEW = { metaTitle: '', metaDescription: '', html: '' };

const requireNotes = requireShape<NoteList>({ notes: [NOTE], tags: [{ name: '', notes: 1 }] });
const requireNote = requireShape<NoteView>({ ...NOTE, ...VIEW, projects: [{ title: '', path: '' }] });
const requirePage = requireShape<PageView>({ ...POST, ...VIEW });

/** What is not there is not asked for again: that is an answer, not a failure. */
const retryOnMount = ({ state }: { state: { error: Error | null } }) => !isMissing(state.error);

/** The notes, or those with a tag; its owner is answered with drafts too. */
export function useNotes(asked: { tag?: string }) {
  return useApiQuery('notes.list', asked, { select: requireNotes });
}

export function useNoteView(slug: string) {
  return useApiQuery('notes.view', { slug }, { select: requireNote, retryOnMount });
}

export function usePageView(slug: string) {
  return useApiQuery('pages.view', { slug }, { select: requirePage, retryOnMount });
}
