import type { Project } from '../../../shared/contract/project';
import { projectTitle } from '../../../shared/project-title';
import { MarkdownText } from '../../content/markdown/markdown-text';
import { MediaGallery } from '../../content/media/media-gallery';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ChipList } from '../../ui/primitives/chip';
import { Tabs } from '../../ui/primitives/tabs';

const TABS = ['details', 'skills', 'learned', 'media'] as const;
export type ProjectTab = (typeof TABS)[number];

export const DEFAULT_PROJECT_TAB: ProjectTab = 'details';

/** The tab of this name; the default one for any other name. */
export function projectTabOf(name: string | null): ProjectTab {
  return TABS.find(tab => tab === name) ?? DEFAULT_PROJECT_TAB;
}

export type ProjectTabsProps = { project: Project; tab: ProjectTab; onTabChange: (tab: ProjectTab) => void };

export function ProjectTabs({ project, tab, onTabChange }: ProjectTabsProps) {
  const { details, skills, learned, media } = project;
  return (
    <Tabs
      label="About this project"
      value={tab}
      onValueChange={onTabChange}
      items={[
        {
          value: 'details',
          label: 'Details',
          panel: <MarkdownText text={details} emptyTitle="No details yet." />,
        },
        {
          value: 'skills',
          label: 'Skills',
          panel:
            skills.length === 0 ? <EmptyState title="No skills listed yet." /> : <ChipList items={skills} />,
        },
        {
          value: 'learned',
          label: 'Learned',
          panel: <MarkdownText text={learned} emptyTitle="Nothing here yet." />,
        },
        {
          value: 'media',
          label: 'Media',
          panel: (
            <MediaGallery
              title={projectTitle(project.title)}
              media={media}
              emptyTitle="No media available for this project."
              isShown={tab === 'media'}
            />
          ),
        },
      ]}
    />
  );
}
