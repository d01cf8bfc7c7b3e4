import type { Note, Page, PostKind } from '../../../../shared/contract/post';
import { NEW_POST } from '../../../../shared/new-post';
import { updateInput } from '../../../editing/publishing/publishing-field';
import type { Store } from '../../../editing/save-merging';
import { requireShape } from '../../../lib/api/answer-shape';
import { errorCode, isMissing } from '../../../lib/api/api-error';
import { trpc } from '../../../lib/api/trpc';
import { useApi, useApiQuery } from '../../../lib/api/use-api';
import { type EditedPost, postInput, storedPost } from './post-fields';

const CALLS = {
  note: { get: 'notes.get', create: 'notes.create', update: 'notes.update', remove: 'notes.remove' },
  page: { get: 'pages.get', create: 'pages.create', update: 'pages.update', remove: 'pages.remove' },
} as const;

/** Every note, drafts too. */
export function useNoteList() {
  return trpc.notes.list.useQuery({});
}

/** Every page, drafts too. */
export function usePageList() {
  return trpc.pages.list.useQuery();
}

const requirePost = requireShape<Note | Page>({ _id: '', slug: '', title: '', text: '', updatedAt: '' });

/** What does not exist is not asked for again: that is an answer, not a failure. */
export function usePost(kind: PostKind, id: string) {
  return useApiQuery(
    CALLS[kind].get,
    { id },
    { select: requirePost, retryOnMount: ({ state }) => !isMissing(state.error) },
  );
}

/** All that is made of notes and pages is asked for anew: lists, links of the frame, the pages of projects. */
export function useRefetchPosts(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.notes.invalidate();
    void utils.pages.invalidate();
    void utils.projects.page.invalidate();
  };
}

/** What the editor's working copy needs of the API. A post that was deleted elsewhere is created anew. */
export function usePostStore(kind: PostKind, id: string): Store<EditedPost> {
  const api = useApi();
  const refetch = useRefetchPosts();
  const { get, create, update } = CALLS[kind];
  return {
    save: async ({ fields, expectedVersion }) => {
      const input = postInput(kind, fields);
      const expectedUpdatedAt = String(expectedVersion);
      const post =
        expectedVersion === null
          ? await api.mutation(create, input)
          : await api.mutation(update, { id, ...updateInput(fields.publishing, input), expectedUpdatedAt });
      refetch();
      return storedPost(post);
    },
    fetch: async () => {
      try {
        return storedPost(await api.query(get, { id }));
      } catch (error) {
        if (errorCode(error) === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}

/** Creates an empty draft and answers its id. */
export function useCreatePost(kind: PostKind): () => Promise<string> {
  const api = useApi();
  const refetch = useRefetchPosts();
  return async () => {
    const { title } = NEW_POST;
    const { _id } = await api.mutation(CALLS[kind].create, { title, draft: true });
    refetch();
    return _id;
  };
}

/** Moves a post to the trash, and takes that back. */
export function useRemovePost(kind: PostKind) {
  const api = useApi();
  const refetch = useRefetchPosts();
  return {
    remove: (id: string) => api.mutation(CALLS[kind].remove, { id }).finally(refetch),
    restore: (id: string) => api.mutation('trash.restore', { id }).finally(refetch),
  };
}
