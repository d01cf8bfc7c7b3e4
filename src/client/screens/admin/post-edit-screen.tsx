import { Link } from 'wouter';
import { capitalise } from '../../../shared/capitalise';
import type { PostKind } from '../../../shared/contract/post';
import { postPath } from '../../../shared/post-path';
import { publishingState } from '../../../shared/publishing';
import { PreviewMenu } from '../../editing/preview/preview-menu';
import { useEditorOpen } from '../../editing/use-editor-open';
import { useNoteList, usePost } from '../../features/posts/admin/post-admin-queries';
import { PostEditor } from '../../features/posts/admin/post-editor';
import { useProjectOverview } from '../../features/projects/admin/project-admin-queries';
import { isMissing } from '../../lib/api/api-error';
import { PageHead } from '../../lib/head/page-head';
import { ownerPaths } from '../../lib/owner-paths';
import { useSite } from '../../lib/site-queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import { ButtonLink } from '../../ui/primitives/button';
import styles from './project-edit-screen.module.css';

type PostProps = { kind: PostKind; id: string };

export function NoteEditScreen({ id }: { id: string }) {
  return <PostEditScreen kind="note" id={id} />;
}

export function PageEditScreen({ id }: { id: string }) {
  return <PostEditScreen kind="page" id={id} />;
}

function PostEditScreen({ kind, id }: PostProps) {
  const { ownerName } = useSite();
  const heading = `Edit ${kind}`;
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`${heading} | ${ownerName}`} isIndexed={false} />
      <header className={`row ${styles.head}`}>
        <h1>{heading}</h1>
        <div className="row">
          <PublicPageLink kind={kind} id={id} />
          <PreviewMenu item={{ kind, id }} />
        </div>
      </header>
      {/* Another post starts a new working copy. */}
      <EditPost key={id} kind={kind} id={id} />
    </div>
  );
}

/** For as long as there is one. */
function PublicPageLink({ kind, id }: PostProps) {
  const { data: post } = usePost(kind, id);
  if (!post || publishingState(post) !== 'published') return null;
  return (
    <Link href={postPath[kind](post.slug)} asChild>
      <ArrowLink>View public page</ArrowLink>
    </Link>
  );
}

function EditPost({ kind, id }: PostProps) {
  const { data: post, error, refetch, isFetching, isStale, isFetchedAfterMount } = usePost(kind, id);
  const projects = useProjectOverview();
  const notes = useNoteList();
  const isFresh = isFetchedAfterMount || !isStale;
  const isOpen = useEditorOpen(post !== undefined && isFresh && !error && !projects.isPending);

  if (post && isOpen) {
    return (
      <PostEditor
        kind={kind}
        post={post}
        projects={projects.data ?? []}
        knownTags={(notes.data?.tags ?? []).map(({ name }) => name)}
      />
    );
  }
  if (isMissing(error)) {
    return (
      <EmptyState
        title={`${capitalise(kind)} not found.`}
        action={
          <Link href={ownerPaths.writing} asChild>
            <ButtonLink size="sm">Go to Writing</ButtonLink>
          </Link>
        }
      />
    );
  }
  if (error) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        Failed to load {kind}. Please try again later.
      </LoadFailure>
    );
  }
  return <Spinner label={`Loading ${kind}...`} />;
}
