import { Suspense } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { projectAddress, projectPath } from '#shared/content-paths';
import { projectPicturePath } from '#shared/picture-address';
import { shownTitle } from '#shared/text';
import styles from '../content/item-page.module.css';
import { ItemState } from '../content/item-state';
import type { PreviewProps } from '../content/public-kind';
import { ProjectNotes } from '../features/posts/project-notes';
import { ProjectContent } from '../features/projects/project-content';
import { useProjectPage } from '../features/projects/project-queries';
import { ProjectsAroundPage } from '../features/projects/projects-around';
import { useRecordProjectView } from '../features/views/use-record-project-view';
import { PageHead } from '../lib/head/page-head';
import { homeSections, paths } from '../lib/paths';
import { useGoToHomeSection } from '../lib/scroll/scroll-to-section';
import { findOrigin } from '../lib/session/origin';
import { useSite } from '../lib/site-queries';
import { ArrowLink } from '../ui/primitives/arrow-link';
import { onPlainClick } from '../ui/primitives/click-handlers';

export function ProjectScreen({ id }: { id: string }) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <ProjectBackLink />
      {/* Another project is another visit, with nothing left of the last one. */}
      <LoadedProject key={id} address={id} />
    </div>
  );
}

export function ProjectPreview({ item }: PreviewProps<'project'>) {
  return <ProjectContent project={item} layout={useSite().projectPage} />;
}

/** Back to where the visitor came from. The server cannot know: it says 'Projects', and the browser corrects it. */
function ProjectBackLink() {
  const origin = findOrigin(useHistoryState());
  const goToHomeSection = useGoToHomeSection();
  if (origin === paths.home) {
    return (
      <ArrowLink
        direction="back"
        href={`${paths.home}#${homeSections.portfolio}`}
        onClick={onPlainClick(() => goToHomeSection(homeSections.portfolio))}
      >
        Back to Home
      </ArrowLink>
    );
  }
  return (
    <Link href={origin ?? paths.projects} asChild>
      <ArrowLink direction="back">Back to Projects</ArrowLink>
    </Link>
  );
}

function LoadedProject({ address }: { address: string }) {
  const site = useSite();
  const { ownerName } = site;
  const query = useProjectPage(address);
  const { data: project } = query;
  if (project) {
    const { title, description, metaTitle, metaDescription } = project;
    return (
      <>
        <PageHead
          title={metaTitle || `${shownTitle(title)} | ${ownerName}`}
          description={metaDescription || description}
          isIndexed={project.public}
          kind="article"
          path={projectPath(project)}
          status={projectAddress(project) === address ? 200 : 301}
          picture={projectPicturePath(project, site)}
          subject={{ kind: 'project', site, project }}
        />
        <ProjectVisit id={project._id} />
        <ProjectContent project={project} layout={site.projectPage} />
        <Suspense>
          <ProjectNotes notes={project.notes} />
          <ProjectsAroundPage around={project.around} />
        </Suspense>
      </>
    );
  }
  return <ItemState noun="project" loading="Loading project details..." query={query} />;
}

/** Stands on the page of a project that is there, and counts the visit. */
function ProjectVisit({ id }: { id: string }) {
  useRecordProjectView(id);
  return null;
}
