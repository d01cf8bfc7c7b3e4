import { EditedTextField, type TextPresentation } from '#client/editing/edited-fields';
import { ImageField } from '#client/editing/image-field';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemEditor } from '#client/editing/item/use-item-editor';
import { useTabInAddress } from '#client/lib/react/use-tab-in-address';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { Segmented } from '#client/ui/primitives/segmented';
import type { Project } from '#shared/contract/project';
import { useProjectCalls } from '../project-admin-queries';
import { useEditedCategoryOrder } from '../use-edited-orders';
import { type MediaEditor, useMediaEditor } from './media/use-media-editor';
import styles from './project-editor.module.css';
import { ProjectEditorTabs } from './project-editor-tabs';
import {
  EDITOR_TABS,
  PROJECT_TEXTS,
  type ProjectFormProps,
  type ProjectText,
  projectEditor,
} from './project-fields';
import { ProjectKeyFigures } from './project-key-figures';
import { ProjectPlacement } from './project-placement';

type ProjectEditorProps = {
  project: Project;
  categories: string[];
  statuses: string[];
  existingSkills: string[];
};

export function ProjectEditor({ project: stored, categories, statuses, existingSkills }: ProjectEditorProps) {
  const { editor, media, order, isUnsaved, onLeave } = useProjectEditor(stored, categories);
  const { edit: project, saveAndStay } = editor;
  const [tab, setTab] = useTabInAddress(EDITOR_TABS);
  return (
    <ItemEditor
      editor={editor}
      endsWithSave
      onShortcut={saveAndStay}
      isUnsaved={isUnsaved}
      onLeave={onLeave}
      onInvalid={() => {
        const invalidTab = EDITOR_TABS.find(name => name === project.firstInvalid);
        if (invalidTab) setTab(invalidTab);
      }}
      bar={deleteButton => ({
        start: <ProjectVisibility project={project} />,
        actions: (
          <>
            {deleteButton}
            <Button aria-disabled={project.isSaving || undefined} onClick={saveAndStay}>
              Save and continue
            </Button>
          </>
        ),
      })}
      main={
        <>
          <ProjectTexts project={project} />
          <Panel>
            <ProjectEditorTabs
              project={project}
              existingSkills={existingSkills}
              media={media}
              tab={tab}
              onTabChange={setTab}
            />
          </Panel>
        </>
      }
      side={
        <>
          <Panel aria-label="Image">
            <ImageField edit={project} name="image" description="imageAlt" subject={project.fields.title} />
          </Panel>
          <ProjectKeyFigures project={project} />
          <ProjectPlacement project={project} categories={categories} statuses={statuses} order={order} />
        </>
      }
    />
  );
}

/** Combines the project editor with its uploads and the category order, and decides if leaving needs a confirmation. */
function useProjectEditor(stored: Project, categories: string[]) {
  const definition = projectEditor(categories);
  const editor = useItemEditor(definition, useProjectCalls(), stored, fields =>
    media.uploads.isUnderWay && definition.validate(fields).length === 0
      ? 'Wait for uploads to finish, or cancel them.'
      : null,
  );
  const { edit, isDone } = editor;
  const { copy } = edit;
  const media: MediaEditor = useMediaEditor(edit);
  const order = useEditedCategoryOrder();
  return {
    editor,
    media,
    order,
    // Leaving cancels running uploads.
    isUnsaved: (!isDone && (edit.isDirty || media.uploads.isUnderWay)) || order.isDirty,
    onLeave: () => {
      copy.abandon();
      order.copy.abandon();
    },
  };
}

const LINK = { inputMode: 'url', placeholder: 'https://' } as const;
const PRESENTATIONS: { [Name in ProjectText]?: TextPresentation } = {
  title: { inputClassName: styles.title },
  description: { rows: 3 },
  github: LINK,
  live: LINK,
};

function ProjectTexts({ project }: ProjectFormProps) {
  return (
    <Panel>
      <div className="stack">
        {PROJECT_TEXTS.map(row => (
          <div key={row[0]} className={row.length > 1 ? styles.pair : undefined}>
            {row.map(name => (
              <EditedTextField
                key={name}
                edit={project}
                name={name}
                onBlur={() => project.copy.check(name)}
                {...PRESENTATIONS[name]}
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

const VISIBILITIES = [
  { value: 'public', label: 'Public', icon: 'globe' },
  { value: 'private', label: 'Private', icon: 'lock' },
] as const;

function ProjectVisibility({ project: { copy, fields } }: ProjectFormProps) {
  return (
    <>
      <Segmented
        label="Visibility"
        options={VISIBILITIES}
        value={fields.public ? 'public' : 'private'}
        onValueChange={value => copy.change({ public: value === 'public' })}
      />
      <span className={`muted ${styles.meaning}`}>
        {fields.public
          ? 'Shown with a globe.'
          : 'Shown with a lock. Visible to visitors, hidden from search engines.'}
      </span>
    </>
  );
}
