import { useState } from 'react';
import type { Project } from '../../../../../shared/contract/project';
import { ImageField } from '../../../../content/picture/image-field';
import { ConflictDialog } from '../../../../editing/conflict-dialog';
import { LeaveDialog } from '../../../../editing/leave-dialog';
import { RestoredAlert } from '../../../../editing/restored-alert';
import { conflictDifferences } from '../../../../editing/use-working-copy';
import { useFocusOnInvalid } from '../../../../lib/react/use-focus-on-invalid';
import { useTabInAddress } from '../../../../lib/react/use-tab-in-address';
import { Panel } from '../../../../ui/layout/panel';
import { DeleteProjectDialog } from '../delete-project-dialog';
import { ProjectBasics } from './project-basics';
import { EDITOR_TABS, ProjectContent } from './project-content';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './project-fields';
import { ProjectPlacement } from './project-placement';
import { ProjectSaveBar } from './project-save-bar';
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
  const { project, media, order, guard, save, overwrite, finish } = useProjectEditor(stored, categories);
  const { copy, firstInvalid } = project;
  const [isDeleting, setDeleting] = useState(false);
  const [tab, setTab] = useTabInAddress(EDITOR_TABS);
  const form = useFocusOnInvalid<HTMLDivElement>(project.failedSaves, () => {
    const invalidTab = EDITOR_TABS.find(name => name === firstInvalid);
    if (invalidTab) setTab(invalidTab);
  });

  return (
    <div ref={form} className={styles.form}>
      {project.isRestored && <RestoredAlert onDiscard={copy.discard} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProjectBasics project={project} />
          <Panel>
            <ProjectContent
              project={project}
              knownSkills={knownSkills}
              media={media}
              tab={tab}
              onTabChange={setTab}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          <ProjectImage project={project} />
          <ProjectPlacement project={project} categories={categories} statuses={statuses} order={order} />
        </div>
      </div>
      <ProjectSaveBar project={project} onSave={save} onDelete={() => setDeleting(true)} />
      <DeleteProjectDialog
        project={isDeleting ? stored : null}
        onClose={() => setDeleting(false)}
        onDeleted={finish}
      />
      <ConflictDialog
        open={Boolean(project.conflict?.stored)}
        subject="project"
        differences={conflictDifferences(copy)}
        onKeepMine={overwrite}
        onTakeTheirs={copy.takeStored}
        onClose={copy.keepEditing}
      />
      <LeaveDialog {...guard} />
    </div>
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
