import { Link } from 'wouter';
import { useCategories, useStatuses } from '../features/projects/admin/project-admin-queries';
import { ProjectEditor } from '../features/projects/admin/project-editor';
import { useProject } from '../features/projects/project-queries';
import { useSite } from '../features/site/site-queries';
import { errorCode } from '../lib/error-code';
import { PageHead } from '../lib/page-head';
import { paths } from '../lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/spinner';
import styles from './project-edit-screen.module.css';

export function ProjectEditScreen({ id }: { id: string }) {
  const { ownerName } = useSite();
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`Edit project | ${ownerName}`} isIndexed={false} />
      <header className={styles.head}>
        <h1>Edit project</h1>
        <Link href={paths.project(id)} asChild>
          <ArrowLink>View public page</ArrowLink>
        </Link>
      </header>
      {/* Another project starts a new working copy. */}
      <EditProject key={id} id={id} />
    </div>
  );
}

function EditProject({ id }: { id: string }) {
  const { data: project, error, refetch, isFetching } = useProject(id);
  const categories = useCategories();
  const statuses = useStatuses();

  if (error && errorCode(error) === 'NOT_FOUND') {
    return (
      <EmptyState
        title="Project not found."
        action={
          <Link href={paths.dashboard} asChild>
            <ButtonLink size="sm">To the dashboard</ButtonLink>
          </Link>
        }
      />
    );
  }
  if (!project && error) {
    return (
      <Notice
        tone="err"
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load project. Please try again later.
      </Notice>
    );
  }
  if (!project || categories.isPending || statuses.isPending)
    return <Spinner label="Loading project details..." />;
  return (
    <>
      {statuses.isError && <Notice tone="err">Failed to load statuses. Please try again later.</Notice>}
      <ProjectEditor project={project} categories={categories.data ?? []} statuses={statuses.data ?? []} />
    </>
  );
}
