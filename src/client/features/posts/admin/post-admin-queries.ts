import type { PostKind } from '../../../../shared/contract/post';
import { NEW_POST } from '../../../../shared/new-post';
import { updateInput } from '../../../editing/publishing/publishing-field';
import type { Store } from '../../../editing/save-merging';
import { errorCode } from '../../../lib/api/api-error';
import { ITEM_QUERY_OPTIONS } from '../../../lib/api/query-client';
import { trpc } from '../../../lib/api/trpc';
import { type EditedPost, postInput, storedPost } from './post-fields';

/** Every note, drafts too. */
export function useNoteList() {
  return trpc.notes.list.useQuery({});
}

/** Every page, drafts too. */
export function usePageList() {
  return trpc.pages.list.useQuery();
}

/** A note or a page; the query of the other kind stays idle. */
export function usePost(kind: PostKind, id: string) {
  const note = trpc.notes.get.useQuery({ id }, { ...ITEM_QUERY_OPTIONS, enabled: kind === 'note' });
  const page = trpc.pages.get.useQuery({ id }, { ...ITEM_QUERY_OPTIONS, enabled: kind === 'page' });
  return kind === 'note' ? note : page;
}

/** Refetches everything that is made of notes and pages: lists, links of the frame, the pages of projects. */
export function useRefetchPosts(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.notes.invalidate();
    void utils.pages.invalidate();
    void utils.projects.page.invalidate();
  };
}

/** The calls of a kind of post. */
function usePostCalls(kind: PostKind) {
  const { notes, pages } = trpc.useUtils().client;
  return kind === 'note' ? notes : pages;
}

/** The calls that the editor's working copy makes. A post that was deleted elsewhere is created again. */
export function usePostStore(kind: PostKind, id: string): Store<EditedPost> {
  const calls = usePostCalls(kind);
  const refetch = useRefetchPosts();
  return {
    save: async ({ fields, expectedVersion }) => {
      const input = postInput(kind, fields);
      const expectedUpdatedAt = String(expectedVersion);
      const post =
        expectedVersion === null
          ? await calls.create.mutate(input)
          : await calls.update.mutate({
              id,
              ...updateInput(fields.publishing, input),
              expectedUpdatedAt,
            });
      refetch();
      return storedPost(post);
    },
    fetch: async () => {
      try {
        return storedPost(await calls.get.query({ id }));
      } catch (error) {
        if (errorCode(error) === 'NOT_FOUND') return null;
        throw error;
      }
    },
  };
}

/** Creates an empty draft and returns its id. */
export function useCreatePost(kind: PostKind): () => Promise<string> {
  const calls = usePostCalls(kind);
  const refetch = useRefetchPosts();
  return async () => {
    const { title } = NEW_POST;
    const { _id } = await calls.create.mutate({ title, draft: true });
    refetch();
    return _id;
  };
}

/** Moves a post to the trash, and restores it from there. */
export function useRemovePost(kind: PostKind) {
  const calls = usePostCalls(kind);
  const { trash } = trpc.useUtils().client;
  const refetch = useRefetchPosts();
  return {
    remove: (id: string) => calls.remove.mutate({ id }).finally(refetch),
    restore: (id: string) => trash.restore.mutate({ id }).finally(refetch),
  };
}
