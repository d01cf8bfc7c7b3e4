import { lazy, Suspense } from 'react';
import type { ProjectPage } from '#shared/contract/project-page';
import type { ProjectPageLayout } from '#shared/contract/site';
import { ProjectDetail } from './project-detail';
// Used here so that the styles come with the page, ahead of the code.
import story from './project-story.module.css';
import { ProjectTabs } from './project-tabs';

/** Loaded where the owner has chosen it. */
const ProjectStory = lazy(async () => ({ default: (await import('./project-story')).ProjectStory }));

type ProjectContentProps = { project: ProjectPage; layout: ProjectPageLayout };

/** A project, laid out as the owner wants all of them. */
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
