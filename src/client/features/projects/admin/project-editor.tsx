import { useRef, useState } from 'react';
import type { Project } from '../../../../shared/contract/project';
import { ConflictDialog } from '../../../editing/conflict-dialog';
import { LeaveDialog } from '../../../editing/leave-dialog';
import { RestoredNotice } from '../../../editing/restored-notice';
import { Panel } from '../../../ui/layout/panel';
import { DeleteProjectDialog } from './delete-project-dialog';
import { useMediaErrors } from './media/media-errors';
import { ProjectBasics } from './project-basics';
import { ProjectContent } from './project-content';
import { projectDifferences } from './project-differences';
import type { ProjectDraft } from './project-draft';
import styles from './project-editor.module.css';
import { ProjectImage } from './project-image';
import { ProjectPlacement } from './project-placement';
import { SaveBar } from './save-bar';
import { useEditorTab } from './use-editor-tab';
import { useFirstProblem } from './use-first-problem';
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
export function ProjectEditor({ project, categories, statuses, knownSkills }: ProjectEditorProps) {
  const editor = useProjectEditor(project, categories);
  const { edit, draft, change, problems, saving, order } = editor;
  const mediaErrorOf = useMediaErrors(saving.failure, draft.media);
  const [isDeleting, setDeleting] = useState(false);
  const [tab, setTab] = useEditorTab();
  const form = useRef<HTMLDivElement>(null);
  useFirstProblem(form, { problems, attempts: saving.attempts, setTab });

  const errorOf = (field: keyof ProjectDraft) => problems[field];
  return (
    <div ref={form} className={styles.form}>
      {editor.isRestored && <RestoredNotice onDiscard={editor.discard} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProjectBasics draft={draft} change={change} errorOf={errorOf} checkLink={editor.checkLink} />
          <Panel>
            <ProjectContent
              draft={draft}
              change={change}
              errorOf={errorOf}
              knownSkills={knownSkills}
              media={editor.media}
              mediaErrorOf={mediaErrorOf}
              tab={tab}
              onTabChange={setTab}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          <ProjectImage draft={draft} change={change} errorOf={errorOf} />
          <ProjectPlacement
            draft={draft}
            change={change}
            errorOf={errorOf}
            categories={categories}
            statuses={statuses}
            order={order}
          />
        </div>
      </div>
      <SaveBar
        isPublic={draft.public}
        onPublicChange={isPublic => change({ public: isPublic })}
        changes={editor.changes}
        isSaving={saving.isSaving}
        onSave={saving.save}
        onDelete={() => setDeleting(true)}
      />
      <DeleteProjectDialog
        project={isDeleting ? project : null}
        onClose={() => setDeleting(false)}
        onDeleted={editor.finish}
      />
      <ConflictDialog
        open={saving.conflict !== null}
        subject="project"
        differences={saving.conflict ? projectDifferences(edit, saving.conflict, categories) : []}
        onKeepMine={saving.settle.keepMine}
        onTakeTheirs={saving.settle.takeTheirs}
        onClose={saving.settle.close}
      />
      <LeaveDialog {...editor.guard} />
    </div>
  );
}
