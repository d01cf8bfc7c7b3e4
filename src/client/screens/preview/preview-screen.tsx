import type { ReactNode } from 'react';
import { shownTitle } from '../../../shared/shown-title';
import { NoteArticle } from '../../features/posts/note-article';
import { PageArticle } from '../../features/posts/page-article';
import { usePreview } from '../../features/previews/preview-queries';
import { ProjectContent } from '../../features/projects/project-content';
import { useSite } from '../../features/site/site-queries';
import { elementName } from '../../features/timeline/element-name';
import { isMissing } from '../../lib/api/api-error';
import { PageHead } from '../../lib/head/page-head';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { RetryButton } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { AboutTimeline } from '../about/about-timeline';
import styles from '../project-screen.module.css';

/** What is not published, as visitors will see it: for those who have its secret address. Nothing here is counted. */
export function PreviewScreen({ id: token }: { id: string }) {
  const { ownerName, projectPage } = useSite();
  const { data: preview, error, refetch } = usePreview(token);
  if (preview?.kind === 'note') {
    return (
      <PreviewedItem title={preview.item.metaTitle}>
        <NoteArticle note={preview.item} />
      </PreviewedItem>
    );
  }
  if (preview?.kind === 'page') {
    return (
      <PreviewedItem title={preview.item.metaTitle}>
        <PageArticle page={preview.item} />
      </PreviewedItem>
    );
  }
  if (preview?.kind === 'project') {
    const { item: project } = preview;
    return (
      <PreviewedItem title={shownTitle(project.title)}>
        <ProjectContent project={project} layout={projectPage} />
      </PreviewedItem>
    );
  }
  if (preview?.kind === 'timeline') {
    const { item: element } = preview;
    return (
      <>
        <PageHead title={`Preview: ${elementName(element)} | ${ownerName}`} isIndexed={false} />
        <h1 className="visually-hidden">About</h1>
        <div className="wrap">
          <PreviewNotice />
        </div>
        <AboutTimeline elements={[element]} />
      </>
    );
  }
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead
        title={`Preview | ${ownerName}`}
        isIndexed={false}
        {...(isMissing(error) && { status: 404 })}
      />
      <h1>Preview</h1>
      {isMissing(error) && <p className="lede">This link has expired, or was turned off.</p>}
      {error && !isMissing(error) && (
        <EmptyState
          framed
          tone="error"
          title="Failed to load the preview. Please try again later."
          action={<RetryButton onRetry={refetch} />}
        />
      )}
      {!error && <Spinner label="Loading..." />}
    </div>
  );
}

function PreviewedItem({ title, children }: { title: string; children: ReactNode }) {
  const { ownerName } = useSite();
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`Preview: ${title} | ${ownerName}`} isIndexed={false} />
      <PreviewNotice />
      {children}
    </div>
  );
}

function PreviewNotice() {
  return <Alert tone="info">Preview. Only those who have this link see this page.</Alert>;
}
