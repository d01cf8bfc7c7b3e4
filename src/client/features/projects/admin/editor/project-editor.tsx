import { useState } from 'react';
import type { Project } from '../../../../../shared/contract/project';
import { shownTitle } from '../../../../../shared/shown-title';
import { ImageField } from '../../../../content/picture/image-field';
import { EditedTextField, type TextLook } from '../../../../editing/edited-fields';
import { EditorColumns } from '../../../../editing/editor-columns';
import { EditorFrame } from '../../../../editing/editor-frame';
import { PublishingBar } from '../../../../editing/publishing/publishing-bar';
import { useFocusOnInvalid } from '../../../../lib/react/use-focus-on-invalid';
import { useTabInAddress } from '../../../../lib/react/use-tab-in-address';
import { Panel } from '../../../../ui/layout/panel';
import { Button } from '../../../../ui/primitives/button';
import { Segmented } from '../../../../ui/primitives/segmented';
import { DeleteProjectDialog } from '../delete-project-dialog';
import { EDITOR_TABS, ProjectContent } from './project-content';
import styles from './project-editor.module.css';
import { PROJECT_TEXTS, type ProjectFormProps, type ProjectText } from './project-fields';
import { ProjectKeyFigures } from './project-key-figures';
import { ProjectPlacement } from './project-placement';
import { useProjectEditor } from './use-project-editor';

type ProjectEditorProps = {
  project: Project;
  categories: string[];
  statuses: string[];
  /** What may be meant by a new skill. */
  knownSkills: string[];
};

/**
 * Edits a working copy of the project; nothing is stored before Save Changes. Not a form element: Enter in a field must
 * not save and leave, and the dialogs hold forms of their own.
 */
export function ProjectEditor({ project: stored, categories, statuses, knownSkills }: ProjectEditorProps) {
  const editor = useProjectEditor(stored, categories);
  const { project, media, order, finish, plan, discardPending, saveAndStay, ...frame } = editor;
  const [isDeleting, setDeleting] = useState(false);
  const [tab, setTab] = useTabInAddress(EDITOR_TABS);
  const form = useFocusOnInvalid<HTMLDivElement>(project.failedSaves, () => {
    const invalidTab = EDITOR_TABS.find(name => name === project.firstInvalid);
    if (invalidTab) setTab(invalidTab);
  });
  const actions = (
    <>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        Delete Project
      </Button>
      <Button aria-disabled={project.isSaving || undefined} onClick={saveAndStay}>
        Save and continue
      </Button>
    </>
  );

  return (
    <div ref={form} className={styles.form}>
      <EditorFrame
        {...frame}
        edit={project}
        noun="field"
        subject="project"
        endsWithSave
        onShortcut={saveAndStay}
        bar={{ start: <ProjectVisibility project={project} />, actions }}
      >
        <EditorColumns
          publishing={
            <PublishingBar
              plan={project.base.fields.publishing}
              isBusy={project.isSaving}
              isDirty={project.isDirty}
              onPlan={plan}
              onDiscardPending={discardPending}
              subject={shownTitle(project.base.fields.title)}
            />
          }
          main={
            <>
              <ProjectTexts project={project} />
              <Panel>
                <ProjectContent
                  project={project}
                  knownSkills={knownSkills}
                  media={media}
                  tab={tab}
                  onTabChange={setTab}
                />
              </Panel>
            </>
          }
          side={
            <>
              <ProjectImage project={project} />
              <ProjectKeyFigures project={project} />
              <ProjectPlacement project={project} categories={categories} statuses={statuses} order={order} />
            </>
          }
        />
      </EditorFrame>
      <DeleteProjectDialog
        project={isDeleting ? stored : null}
        onClose={() => setDeleting(false)}
        onDeleted={finish}
      />
    </div>
  );
}

const LINK = { inputMode: 'url', placeholder: 'https://' } as const;
const LOOKS: { [Name in ProjectText]?: TextLook } = {
  title: { inputClassName: styles.title },
  description: { rows: 3 },
  github: LINK,
  live: LINK,
};

/** A text is looked at as soon as it is left. */
function ProjectTexts({ project }: ProjectFormProps) {
  return (
    <Panel>
      <div className={styles.fields}>
        {PROJECT_TEXTS.map(row => (
          <div key={row[0]} className={row.length > 1 ? styles.pair : undefined}>
            {row.map(name => (
              <EditedTextField
                key={name}
                edit={project}
                name={name}
                onBlur={() => project.copy.check(name)}
                {...LOOKS[name]}
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function ProjectImage({ project: { copy, fields, issueOf } }: ProjectFormProps) {
  return (
    <Panel aria-label="Image">
      <ImageField
        url={fields.image}
        urlError={issueOf('image')}
        onUrlChange={image => copy.change({ image })}
        description={fields.imageAlt}
        descriptionError={issueOf('imageAlt')}
        onDescriptionChange={imageAlt => copy.change({ imageAlt })}
        subject={fields.title}
      />
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
          ? 'Marked with a globe.'
          : 'Listed with a lock; visible to visitors, not to search engines.'}
      </span>
    </>
  );
}
