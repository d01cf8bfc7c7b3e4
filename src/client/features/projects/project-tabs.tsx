import { MarkdownText } from '#client/content/markdown/markdown-text';
import { MediaGallery } from '#client/content/media/media-gallery';
import { useTabInAddress } from '#client/lib/react/use-tab-in-address';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { ChipList } from '#client/ui/primitives/chip';
import { Tabs } from '#client/ui/primitives/tabs';
import type { ProjectPage } from '#shared/contract/project-page';
import { shownTitle } from '#shared/text';

const PROJECT_TABS = ['details', 'skills', 'learned', 'media'] as const;

export function ProjectTabs({ project }: { project: ProjectPage }) {
  const [tab, chooseTab] = useTabInAddress(PROJECT_TABS);
  const { html, skills, media } = project;
  return (
    <Tabs
      label="About this project"
      value={tab}
      onValueChange={chooseTab}
      items={[
        {
          value: 'details',
          label: 'Details',
          panel: <MarkdownText html={html.details} emptyTitle="No details yet." />,
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
          panel: <MarkdownText html={html.learned} emptyTitle="No lessons written down yet." />,
        },
        {
          value: 'media',
          label: 'Media',
          panel: (
            <MediaGallery
              title={shownTitle(project.title)}
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
