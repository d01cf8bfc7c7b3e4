import { lazy, Suspense } from 'react';
import type { ProjectPage } from '#shared/contract/project-page';
import type { ProjectPageLayout } from '#shared/contract/site';
import { ProjectDetail } from './project-detail';
// Imported here, so that the styles load with the page before the code.
import story from './project-story.module.css';
import { ProjectTabs } from './project-tabs';

const ProjectStory = lazy(async () => ({ default: (await import('./project-story')).ProjectStory }));

type ProjectContentProps = { project: ProjectPage; layout: ProjectPageLayout };

/** A project in the layout that the owner has chosen for all projects. */
export function ProjectContent({ project, layout }: ProjectContentProps) {
  return (
    <ProjectDetail project={project} layout={layout}>
      <Suspense>
        {layout === 'story' ? (
          <div className={story.story}>
            <ProjectStory project={project} />
          </div>
        ) : (
          <ProjectTabs project={project} />
        )}
      </Suspense>
    </ProjectDetail>
  );
}
