import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '../../../../../shared/contract/project';
import { useLeaveGuard } from '../../../../editing/leave-guard';
import { fieldNames } from '../../../../editing/merge';
import { useSaveShortcut } from '../../../../editing/use-save-shortcut';
import { useWorkingCopy } from '../../../../editing/use-working-copy';
import type { SaveOutcome } from '../../../../editing/working-copy';
import type { Issue } from '../../../../editing/working-copy-state';
import { callFailureMessage, errorCode } from '../../../../lib/api/api-error';
import { paths } from '../../../../lib/paths';
import { useToast } from '../../../../ui/feedback/toast';
import { useProjectStore } from '../project-admin-queries';
import { useEditedCategoryOrder } from './category-order/use-edited-category-order';
import { useMediaEditor } from './media/use-media-editor';
import { type EditedProject, PROJECT_FIELDS, storedProject, validateProject } from './project-fields';

const topic = 'project save';

/** The working copy of a project, its saves and how they went (rule 6.12), and what must be asked before it is left. */
export function useProjectEditor(stored: Project, categories: string[]) {
  const project = useWorkingCopy({
    name: `project:${stored._id}`,
    definitions: PROJECT_FIELDS,
    stored: storedProject(stored, categories),
    validate: validateProject,
    ...useProjectStore(stored._id, categories),
  });
  const { copy } = project;
  const media = useMediaEditor(project);
  const order = useEditedCategoryOrder();
  const toast = useToast();
  const [isDone, setDone] = useState(false);
  const { isUnderWay: isUploading } = media.uploads;
  // Leaving ends the uploads.
  const isAtWork = !isDone && (project.isDirty || isUploading);
  const guard = useLeaveGuard(isAtWork || order.isUnsaved, () => {
    copy.abandon();
    order.abandon();
  });
  useSaveShortcut(() => {
    // A dialog is about one thing alone.
    if (document.querySelector('dialog[open]') === null) void save();
  });
  useLeaveWhen(isDone);

  async function save(send = copy.save): Promise<void> {
    if (isUploading && validateProject(copy.getState().fields).length === 0) {
      copy.keepEditing();
      toast.failure('Wait for uploads to finish, or cancel them.', { topic });
    } else {
      report(await send());
    }
  }

  function report(outcome: SaveOutcome<EditedProject>): void {
    if (outcome.kind === 'saved') {
      toast.success('Project updated successfully!', { topic });
      setDone(!outcome.isDirty);
    } else if (outcome.kind === 'invalid') {
      toast.failure(refusalText(outcome.issues), { topic });
    } else if (outcome.kind === 'conflict') {
      if (!copy.getState().conflict?.stored) offerNew();
    } else if (errorCode(outcome.error) !== 'UNAUTHORIZED') {
      // Without a session the sign-in comes next (rule 11.5).
      toast.failure(`Failed to update project: ${callFailureMessage(outcome.error)}`, { topic });
    }
  }

  /** Deleted elsewhere: what was written here need not go with it. */
  function offerNew(): void {
    const action = { label: 'Save as a new project', onAct: () => void save(copy.overwrite) };
    toast.failure('Failed to update project: Project not found.', { topic, action });
  }

  return {
    project,
    media,
    order,
    guard,
    save: () => void save(),
    overwrite: () => void save(copy.overwrite),
    /** The project is deleted. */
    finish: () => {
      copy.abandon();
      setDone(true);
    },
  };
}

function refusalText([issue]: Issue[]): string {
  const field = fieldNames(PROJECT_FIELDS).find(name => name === issue?.path[0]);
  if (!issue || !field || field === 'category') return issue?.message ?? '';
  return `Failed to update project: ${PROJECT_FIELDS[field].label}. ${issue.message}.`;
}

/** After a save or a delete: the projects as visitors see them. By an effect, when the guard is off. */
function useLeaveWhen(isDone: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isDone) navigate(paths.projects);
  }, [isDone, navigate]);
}
