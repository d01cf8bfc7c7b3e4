import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '../../../../shared/contract/project';
import { CATEGORY_REQUIRED } from '../../../../shared/new-project';
import { errorCode } from '../../../lib/error-code';
import { fieldError } from '../../../lib/field-error';
import { paths } from '../../../lib/paths';
import { Panel } from '../../../ui/panel';
import { Tabs } from '../../../ui/tabs';
import { useToast } from '../../../ui/toast';
import { DeleteProjectDialog } from './delete-project-dialog';
import { useMediaErrors } from './media/media-errors';
import { MediaTab } from './media/media-tab';
import { useMediaEditor } from './media/use-media-editor';
import { useUpdateProject } from './project-admin-queries';
import { ProjectBasics } from './project-basics';
import { draftOf, type ProjectDraft } from './project-draft';
import styles from './project-editor.module.css';
import { ProjectImage } from './project-image';
import { ProjectPlacement } from './project-placement';
import { ProjectSkills } from './project-skills';
import { type ProjectTab, tabOfError } from './project-tab';
import { ProjectText } from './project-text';
import { SaveBar } from './save-bar';

type ProjectEditorProps = { project: Project; categories: string[]; statuses: string[] };

/**
 * Edits a working copy of the project; nothing is stored before Save Changes. Not a form element: Enter in a field must
 * not save and leave, and the dialogs hold forms of their own.
 */
export function ProjectEditor({ project, categories, statuses }: ProjectEditorProps) {
  const [draft, setDraft] = useState<ProjectDraft>(() => draftOf(project, categories));
  // The version that the draft began with, not what a later fetch brought: a newer one must be noticed.
  const [expectedUpdatedAt] = useState(project.updatedAt);
  const [tab, setTab] = useState<ProjectTab>('details');
  const [isDeleting, setDeleting] = useState(false);
  const update = useUpdateProject();
  const toast = useToast();
  const [, navigate] = useLocation();
  const change = (changes: Partial<ProjectDraft>) => setDraft(current => ({ ...current, ...changes }));
  const media = useMediaEditor(draft.media, changed => change({ media: changed }));
  const mediaErrorOf = useMediaErrors(update.error, draft.media);

  function save(): void {
    if (draft.category.trim() === '') {
      toast.failure(CATEGORY_REQUIRED);
      return;
    }
    if (media.uploads.isUnderWay) {
      toast.failure('Please wait for the uploads to finish, or cancel them.');
      return;
    }
    update.mutate(
      { id: project._id, ...draft, expectedUpdatedAt },
      {
        onSuccess: () => {
          toast.success('Project updated successfully!');
          navigate(paths.projects);
        },
        onError: error => {
          // The session layer has led to the sign-in by then (section 8).
          if (errorCode(error) !== 'UNAUTHORIZED')
            toast.failure(`Failed to update project: ${error.message}`);
          // What is wrong must not be out of sight.
          setTab(shown => tabOfError(error) ?? shown);
        },
      },
    );
  }

  const errorOf = (field: keyof ProjectDraft) => fieldError(update.error, field);
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProjectBasics draft={draft} change={change} errorOf={errorOf} />
          <Panel>
            <Tabs
              label="Project content"
              value={tab}
              onValueChange={setTab}
              items={[
                {
                  value: 'details',
                  label: 'Details',
                  panel: (
                    <ProjectText
                      label="Details"
                      value={draft.details}
                      onChange={details => change({ details })}
                    />
                  ),
                },
                {
                  value: 'skills',
                  label: 'Skills',
                  count: draft.skills.length,
                  panel: <ProjectSkills skills={draft.skills} onChange={skills => change({ skills })} />,
                },
                {
                  value: 'learned',
                  label: 'Learned',
                  panel: (
                    <ProjectText
                      label="Learned"
                      value={draft.learned}
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
          </Panel>
        </div>
        <div className={styles.column}>
          <ProjectImage draft={draft} change={change} errorOf={errorOf} />
          <ProjectPlacement draft={draft} change={change} categories={categories} statuses={statuses} />
        </div>
      </div>
      <SaveBar
        isPublic={draft.public}
        onPublicChange={isPublic => change({ public: isPublic })}
        isSaving={update.isPending}
        onSave={save}
        onDelete={() => setDeleting(true)}
      />
      <DeleteProjectDialog
        project={isDeleting ? project : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(paths.projects)}
      />
    </div>
  );
}
