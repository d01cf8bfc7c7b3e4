import { lazy, Suspense } from 'react';
import { EditedMarkdownField } from '#client/editing/fields/edited-markdown-field';
import { NamesField } from '#client/editing/fields/names-field';
import { ErrorBoundary } from '#client/lib/react/error-boundary';
import { Alert } from '#client/ui/feedback/alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Tabs } from '#client/ui/primitives/tabs';
import type { MediaEditor } from './media/use-media-editor';
import type { EditorTab, ProjectFormProps } from './project-fields';

// Loaded on demand, because it brings the drag library.
const MediaTab = lazy(async () => ({ default: (await import('./media/media-tab')).MediaTab }));

type ProjectEditorTabsProps = ProjectFormProps & {
  existingSkills: string[];
  media: MediaEditor;
  tab: EditorTab;
  onTabChange: (tab: EditorTab) => void;
};

export function ProjectEditorTabs(props: ProjectEditorTabsProps) {
  const { project, existingSkills, media, tab, onTabChange } = props;
  const { copy, fields, findIssue } = project;
  return (
    <Tabs
      label="Project content"
      value={tab}
      onValueChange={onTabChange}
      items={[
        { value: 'details', label: 'Details', panel: <EditedMarkdownField edit={project} name="details" /> },
        {
          value: 'skills',
          label: 'Skills',
          count: fields.skills.length,
          panel: (
            <NamesField
              noun="skill"
              names={fields.skills}
              existing={existingSkills}
              error={findIssue('skills')}
              onChange={skills => copy.change({ skills })}
            />
          ),
        },
        { value: 'learned', label: 'Learned', panel: <EditedMarkdownField edit={project} name="learned" /> },
        {
          value: 'media',
          label: 'Media',
          count: media.count,
          panel: (
            <ErrorBoundary fallback={<Alert tone="err">Couldn't load the media.</Alert>}>
              <Suspense fallback={<Spinner label="Loading media..." />}>
                <MediaTab editor={media} />
              </Suspense>
            </ErrorBoundary>
          ),
        },
      ]}
    />
  );
}
