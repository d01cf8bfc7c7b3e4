import { ItemEditPage } from '#client/editing/item/item-edit-page';
import { useNoteList, usePost } from '#client/features/posts/admin/post-admin-queries';
import { PostEditor } from '#client/features/posts/admin/post-editor';
import { POST_EDITORS } from '#client/features/posts/admin/post-fields';
import { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import type { PostKind } from '#shared/contract/post';

export function NoteEditScreen({ id }: { id: string }) {
  return <PostEditScreen key={id} kind="note" id={id} />;
}

export function PageEditScreen({ id }: { id: string }) {
  return <PostEditScreen key={id} kind="page" id={id} />;
}

function PostEditScreen({ kind, id }: { kind: PostKind; id: string }) {
  const projects = useProjectOverview();
  const notes = useNoteList();
  return (
    <ItemEditPage
      page={POST_EDITORS[kind]}
      query={usePost(kind, id)}
      previewed={{ kind, id }}
      isReady={!projects.isPending}
    >
      {post => (
        <PostEditor
          kind={kind}
          post={post}
          projects={projects.data ?? []}
          existingTags={(notes.data?.tags ?? []).map(({ name }) => name)}
        />
      )}
    </ItemEditPage>
  );
}
