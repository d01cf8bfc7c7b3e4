import { Link } from 'wouter';
import { projectPath } from '../../../shared/project-path';
import { publishingState } from '../../../shared/publishing';
import { PreviewMenu } from '../../editing/preview/preview-menu';
import { useEditorOpen } from '../../editing/use-editor-open';
import { ProjectEditor } from '../../features/projects/admin/editor/project-editor';
import { ProjectHistory } from '../../features/projects/admin/editor/project-history';
import {
  useCategories,
  useProject,
  useProjectSkillNames,
  useStatuses,
} from '../../features/projects/admin/project-admin-queries';
import { useSkills } from '../../features/skills/skill-queries';
import { isMissing } from '../../lib/api/api-error';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { PageHead } from '../../lib/head/page-head';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-queries';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Spinner } from '../../ui/feedback/spinner';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import { ButtonLink } from '../../ui/primitives/button';
import styles from './project-edit-screen.module.css';

export function ProjectEditScreen({ id }: { id: string }) {
  const { ownerName } = useSite();
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`Edit project | ${ownerName}`} isIndexed={false} />
      <header className={`row ${styles.head}`}>
        <h1>Edit project</h1>
        <div className="row">
          <ProjectHistory id={id} />
          <PublicPageLink id={id} />
          <PreviewMenu item={{ kind: 'project', id }} />
        </div>
      </header>
      {/* Another project starts a new working copy. */}
      <EditProject key={id} id={id} />
    </div>
  );
}

/** For as long as there is one. */
function PublicPageLink({ id }: { id: string }) {
  const { data: project } = useProject(id);
  if (project && publishingState(project) !== 'published') return null;
  return (
    <Link href={projectPath(project ?? { _id: id })} asChild>
      <ArrowLink>View public page</ArrowLink>
    </Link>
  );
}

function EditProject({ id }: { id: string }) {
  const { data: project, error, refetch, isFetching, isStale, isFetchedAfterMount } = useProject(id);
  const categories = useCategories();
  const statuses = useStatuses();
  const knownSkills = useKnownSkills();
  useFailureLog("Couldn't load categories.", categories.error);
  const isFresh = isFetchedAfterMount || !isStale;
  const isLoaded = project !== undefined && !error && !categories.isPending && !statuses.isPending;
  const isOpen = useEditorOpen(isLoaded && isFresh);

  if (project && isOpen) {
    return (
      <>
        {statuses.isError && (
          <LoadFailure className={styles.notice} onRetry={statuses.refetch}>
            Failed to load statuses. Please try again later.
          </LoadFailure>
        )}
        <ProjectEditor
          project={project}
          categories={categories.data ?? []}
          statuses={statuses.data ?? []}
          knownSkills={knownSkills}
        />
      </>
    );
  }
  if (isMissing(error)) return <NoProject />;
  if (error) {
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        Failed to load project. Please try again later.
      </LoadFailure>
    );
  }
  return <Spinner label="Loading project details..." />;
}

/** Of the owner's list and of all projects. */
function useKnownSkills(): string[] {
  const { data: skills = [] } = useSkills();
  const { data: used = [] } = useProjectSkillNames();
  const names = [...skills.map(({ name }) => name), ...used].filter(name => name !== '');
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

function NoProject() {
  return (
    <EmptyState
      title="Project not found."
      action={
        <Link href={paths.dashboard} asChild>
          <ButtonLink size="sm">Go to dashboard</ButtonLink>
        </Link>
      }
    />
  );
}
