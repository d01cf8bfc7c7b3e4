import { MarkdownField } from '../../../content/markdown/markdown-field';
import { Tabs } from '../../../ui/primitives/tabs';
import type { MediaErrors } from './media/media-errors';
import { MediaTab } from './media/media-tab';
import type { MediaEditor } from './media/use-media-editor';
import type { DraftPartProps } from './project-basics';
import { ProjectSkills } from './project-skills';
import type { EditorTab } from './use-editor-tab';

type ProjectContentProps = DraftPartProps & {
  knownSkills: string[];
  media: MediaEditor;
  mediaErrorOf: MediaErrors;
  tab: EditorTab;
  onTabChange: (tab: EditorTab) => void;
};

/** The four tabs (rule 6.8). */
export function ProjectContent(props: ProjectContentProps) {
  const { draft, change, errorOf, knownSkills, media, mediaErrorOf, tab, onTabChange } = props;
  return (
    <Tabs
      label="Project content"
      value={tab}
      onValueChange={onTabChange}
      items={[
        {
          value: 'details',
          label: 'Details',
          panel: (
            <MarkdownField
              label="Details"
              value={draft.details}
              error={errorOf('details')}
              onChange={details => change({ details })}
            />
          ),
        },
        {
          value: 'skills',
          label: 'Skills',
          count: draft.skills.length,
          panel: (
            <ProjectSkills
              skills={draft.skills}
              known={knownSkills}
              error={errorOf('skills')}
              onChange={skills => change({ skills })}
            />
          ),
        },
        {
          value: 'learned',
          label: 'Learned',
          panel: (
            <MarkdownField
              label="Learned"
              value={draft.learned}
              error={errorOf('learned')}
              onChange={learned => change({ learned })}
            />
          ),
        },
        {
          value: 'media',
          label: 'Media',
          count: draft.media.length,
          panel: (
            <MediaTab
              editor={media}
              errorOf={mediaErrorOf}
              image={draft.image}
              onRemoveImage={() => change({ image: '' })}
            />
          ),
        },
      ]}
    />
  );
}
