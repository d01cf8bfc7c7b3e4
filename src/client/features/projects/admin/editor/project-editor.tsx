import { EditedTextField } from '#client/editing/edited-fields';
import { ImageField } from '#client/editing/image-field';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemEditor } from '#client/editing/item/use-item-editor';
import { SearchEngineSection } from '#client/editing/search-engine-section';
import { withFollowingSlug } from '#client/editing/slug-field';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';
import { useEditedCategoryOrder } from '#client/features/projects/admin/use-edited-orders';
import { useTabInAddress } from '#client/lib/react/use-view-in-address';
import { Panel } from '#client/ui/layout/panel';
import type { Project } from '#shared/contract/project';
import { type MediaEditor, useMediaEditor } from './media/use-media-editor';
import styles from './project-editor.module.css';
import { ProjectEditorTabs } from './project-editor-tabs';
import { EDITOR_TABS, type ProjectFormProps, projectEditor } from './project-fields';
import { ProjectKeyFigures } from './project-key-figures';
import { ProjectPlacement } from './project-placement';
import { ProjectVisibility } from './project-visibility';

type ProjectEditorProps = {
  project: Project;
  categories: string[];
  statuses: string[];
  existingSkills: string[];
};

export function ProjectEditor({ project: stored, categories, statuses, existingSkills }: ProjectEditorProps) {
  const { editor, media, order, ...leaving } = useProjectEditor(stored, categories);
  const { edit: project } = editor;
  const [tab, setTab] = useTabInAddress(EDITOR_TABS);
  return (
    <ItemEditor
      editor={editor}
      {...leaving}
      onInvalid={() => {
        const invalidTab = EDITOR_TABS.find(name => name === project.firstInvalid);
        if (invalidTab) setTab(invalidTab);
      }}
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
      visibility={<ProjectVisibility project={project} />}
      side={
        <>
          <ProjectPlacement project={project} categories={categories} statuses={statuses} order={order} />
          <Panel aria-label="Image">
            <ImageField edit={project} name="image" description="imageAlt" subject={project.fields.title} />
          </Panel>
          <ProjectLinks project={project} />
          <ProjectKeyFigures project={project} />
          <Panel>
            <SearchEngineSection
              edit={project}
              fallback={{ title: project.fields.title, description: project.fields.description }}
            />
          </Panel>
        </>
      }
    />
  );
}

/**
 * Combines the project editor with its uploads and the category order, and decides whether leaving needs a
 * confirmation.
 */
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
    losesWork: !isDone && media.uploads.isUnderWay,
    isUnsaved: (!isDone && (edit.isDirty || media.uploads.isUnderWay)) || order.isDirty,
    onLeave: () => {
      copy.abandon();
      order.copy.abandon();
    },
  };
}

function ProjectTexts({ project }: ProjectFormProps) {
  return (
    <Panel>
      <div className="stack">
        <EditedTextField
          edit={withFollowingSlug(project)}
          name="title"
          label={project.getLabel('title')}
          inputClassName={styles.title}
        />
        <EditedTextField edit={project} name="description" rows={3} />
      </div>
    </Panel>
  );
}

function ProjectLinks({ project }: ProjectFormProps) {
  return (
    <Panel>
      <div className="stack">
        {(['github', 'live'] as const).map(name => (
          <EditedTextField
            key={name}
            edit={project}
            name={name}
            inputMode="url"
            placeholder="https://"
            onBlur={() => project.copy.check(name)}
          />
        ))}
      </div>
    </Panel>
  );
}
