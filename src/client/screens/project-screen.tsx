import { Suspense } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useHomeSectionLink } from '#client/content/home-section-link';
import { ItemPlaceholder } from '#client/content/item-placeholder';
import { PageArrow } from '#client/content/page-link';
import type { PreviewProps } from '#client/content/public-kind';
import { ProjectNotes } from '#client/features/posts/project-notes';
import { AdjacentProjects } from '#client/features/projects/adjacent-projects';
import { ProjectDetail } from '#client/features/projects/project-detail';
import { useProjectPage } from '#client/features/projects/project-queries';
import { useRecordProjectView } from '#client/features/views/use-record-project-view';
import { PageHead } from '#client/lib/head/page-head';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { findOrigin } from '#client/lib/session/origin';
import { useSite } from '#client/lib/site-queries';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { projectAddress, projectPath } from '#shared/content-paths';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';
import { projectPicturePath } from '#shared/picture-address';
import { displayTitle } from '#shared/text';

export function ProjectScreen({ id }: { id: string }) {
  return (
    <div className="wrap item-page">
      <ProjectBackLink />
      {/* The key resets all state for another project. */}
      <LoadedProject key={id} address={id} />
    </div>
  );
}

export function ProjectPreview({ item }: PreviewProps<'project'>) {
  const { projectPage } = useSite();
  return <ProjectDetail project={item} layout={item.pageLayout || projectPage} />;
}

/**
 * Links back to the visitor's previous page. The server doesn't know it and renders 'Projects', which the
 * browser corrects.
 */
function ProjectBackLink() {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const origin = findOrigin(useHistoryState());
  const toSection = useHomeSectionLink();
  if (origin === paths.home) {
    return (
      <ArrowLink direction="back" {...toSection(homeSections.portfolio.id)}>
        {t('backToHome')}
      </ArrowLink>
    );
  }
  return (
    <PageArrow href={origin ?? paths.projects} direction="back">
      {t('backToProjects')}
    </PageArrow>
  );
}

function LoadedProject({ address }: { address: string }) {
  const site = useSite();
  const query = useProjectPage(address);
  const { data: project } = query;
  useRecordProjectView(project?._id);
  if (!project) return <ItemPlaceholder noun="project" query={query} />;
  const { title, description, metaTitle = '', metaDescription } = project;
  return (
    <>
      <PageHead
        title={metaTitle || displayTitle(title)}
        isWholeTitle={metaTitle !== ''}
        description={metaDescription || description}
        isIndexed={project.public}
        kind="article"
        path={projectPath(project)}
        status={projectAddress(project) === address ? 200 : 301}
        picture={projectPicturePath(project, site)}
        subject={{ kind: 'project', site, project }}
      />
      <ProjectDetail project={project} layout={project.pageLayout || site.projectPage} />
      <Suspense>
        <ProjectNotes notes={project.notes} />
        <AdjacentProjects {...project.around} />
      </Suspense>
    </>
  );
}
