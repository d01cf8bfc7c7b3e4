import { MediaTile } from '#client/content/media/media-tile';
import { FileDrop } from '#client/content/upload/file-drop';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { AnotherDrawingButton, toGeneratedCover } from '#client/editing/fields/generated-cover';
import { ImageButtons } from '#client/editing/fields/image-field';
import { LanguageField } from '#client/editing/fields/language-field';
import { SearchEngineSection } from '#client/editing/fields/search-engine-section';
import { ItemTitleField } from '#client/editing/fields/title-and-slug';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemPage } from '#client/editing/item/use-item-editor';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';
import { useEditedCategoryOrder } from '#client/features/projects/admin/use-edited-orders';
import { useTabInAddress } from '#client/lib/react/use-view-in-address';
import { Panel } from '#client/ui/layout/panel';
import type { Project } from '#shared/contract/project';
import { MediaDialogs } from './media/media-dialogs';
import { type MediaEditor, useMediaEditor } from './media/use-media-editor';
import styles from './project-editor.module.css';
import { ProjectEditorTabs } from './project-editor-tabs';
import { EDITOR_TABS, type ProjectFormProps, projectEditor } from './project-fields';
import { ProjectKeyFigures } from './project-key-figures';
import { ProjectPlacement } from './project-placement';
import { ProjectVisibility } from './project-visibility';

/** The fields that the tiles of the images edit. */
const MEDIA_FIELDS = ['image', 'imageAlt', 'media'];

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
        const { firstInvalid } = project;
        const invalidTab = EDITOR_TABS.find(name => name === firstInvalid);
        if (invalidTab) setTab(invalidTab);
        if (MEDIA_FIELDS.some(name => name === firstInvalid)) media.openInvalid();
      }}
      main={
        <>
          <Panel className={styles.main}>
            <div className="stack-3">
              <ProjectTexts project={project} />
              <ProjectEditorTabs
                project={project}
                existingSkills={existingSkills}
                media={media}
                tab={tab}
                onTabChange={setTab}
              />
            </div>
          </Panel>
          <MediaDialogs project={project} editor={media} />
          {media.image.dialog}
        </>
      }
      visibility={<ProjectVisibility project={project} />}
      side={
        <>
          <ProjectPlacement project={project} categories={categories} statuses={statuses} order={order} />
          <ProjectCover id={stored._id} project={project} media={media} />
          <ProjectLinks project={project} />
          <ProjectKeyFigures project={project} />
          <Panel className="stack">
            <LanguageField edit={project} />
            <SearchEngineSection
              edit={project}
              fallback={{ title: project.fields.title, markdown: project.fields.description }}
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
  const editor = useItemPage(definition, useProjectCalls(), stored, fields =>
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

type ProjectCoverProps = ProjectFormProps & { id: string; media: MediaEditor };

function ProjectCover({ id, project, media: { image, tiles, open } }: ProjectCoverProps) {
  const [main] = tiles;
  const { category, keyFigures } = project.fields;
  const figure = keyFigures[0]?.value;
  return (
    <Panel aria-label="Image">
      <div className="stack-4">
        <FileDrop onFiles={image.choose} hint="Drop to crop and upload">
          <MediaTile
            item={main}
            generated={toGeneratedCover(project, { id, groups: [category], figure })}
            label={`Edit main image${main.alt ? `: ${main.alt}` : ''}`}
            fit="cover"
            sizes="26rem"
            onOpen={() => open(main.key)}
          />
        </FileDrop>
        <ImageButtons image={image}>
          <AnotherDrawingButton edit={project} />
        </ImageButtons>
      </div>
    </Panel>
  );
}

function ProjectTexts({ project }: ProjectFormProps) {
  return (
    <>
      <ItemTitleField edit={project} />
      <EditedTextField edit={project} name="description" rows={2} />
    </>
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
