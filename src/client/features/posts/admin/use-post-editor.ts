import type { Note, Page, PostKind } from '../../../../shared/contract/post';
import { postPath } from '../../../../shared/post-path';
import type { HistorySubject } from '../../../editing/history/history-subject';
import { labelsOf } from '../../../editing/history/history-subject';
import { usePublishingEditor } from '../../../editing/publishing/use-publishing-editor';
import { useWorkingCopy } from '../../../editing/use-working-copy';
import { usePostStore, useRefetchPosts } from './post-admin-queries';
import { POST_FIELDS, publishedPost, storedPost, validatePost } from './post-fields';

const LABELS = labelsOf(POST_FIELDS);

/** The working copy of a note or a page, its saves and how they went. */
export function usePostEditor(kind: PostKind, stored: Note | Page) {
  const { _id: id } = stored;
  const post = useWorkingCopy({
    name: `${kind}:${id}`,
    definitions: POST_FIELDS,
    stored: storedPost(stored),
    validate: validatePost,
    ...usePostStore(kind, id),
  });
  const publishing = usePublishingEditor(post, {
    noun: kind,
    pathOf: ({ slug }) => postPath[kind](slug),
    published: () => publishedPost(stored),
  });
  const history: HistorySubject = { itemId: id, labels: LABELS, onRestored: useRefetchPosts() };
  return { post, history, ...publishing };
}
