import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '../../../../../shared/contract/project';
import { projectPath } from '../../../../../shared/project-path';
import { fieldNames } from '../../../../editing/merge';
import { type PublishingPlan, planState } from '../../../../editing/publishing/publishing-field';
import { savePlan } from '../../../../editing/publishing/save-plan';
import { saveTopic, useSave } from '../../../../editing/use-save';
import { useWorkingCopy } from '../../../../editing/use-working-copy';
import type { Issue } from '../../../../editing/working-copy-state';
import { callFailureMessage } from '../../../../lib/api/call-failure';
import { paths } from '../../../../lib/paths';
import { useToast } from '../../../../ui/feedback/toast';
import { useProjectStore } from '../project-admin-queries';
import { useEditedCategoryOrder } from './category-order/use-edited-category-order';
import { useMediaEditor } from './media/use-media-editor';
import {
  type EditedProject,
  PROJECT_FIELDS,
  publishedProject,
  storedProject,
  validateProject,
} from './project-fields';

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
  const subject = 'project';
  const topic = saveTopic(subject);
  const explain = (error: unknown) => `Failed to update project: ${callFailureMessage(error)}`;
  const saved = ({ publishing }: EditedProject) => SAVED[planState(publishing)];
  const [, navigate] = useLocation();
  /** To the page as visitors see it, where they do. */
  const action = ({ publishing, slug }: EditedProject) => {
    if (planState(publishing) !== 'published') return undefined;
    const path = projectPath({ _id: stored._id, ...(slug !== '' && { slug }) });
    return { label: 'View page', onAct: () => navigate(path) };
  };
  const saveAndTell = useSave(copy, { subject, saved, action, explain });
  const discardAndTell = useSave(copy, { subject, saved: 'Unpublished changes discarded.', explain });
  useLeaveWhen(isDone);

  async function save(send = copy.save, after: 'leave' | 'stay' = 'leave'): Promise<void> {
    if (isUploading && validateProject(copy.getState().fields).length === 0) {
      copy.keepEditing();
      toast.failure('Wait for uploads to finish, or cancel them.', { topic });
      return;
    }
    const outcome = await saveAndTell(send);
    if (outcome.kind === 'saved') {
      // Of what visitors do not see, nothing shows there: the editor stays.
      const isSeen = planState(outcome.stored.fields.publishing) === 'published';
      setDone(after === 'leave' && isSeen && !outcome.isDirty);
    }
    if (outcome.kind === 'invalid') toast.failure(refusalText(outcome.issues), { topic });
    if (outcome.kind === 'conflict' && !copy.getState().conflict?.stored) offerNew();
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
    save,
    saveAndStay: () => void save(copy.save, 'stay'),
    plan: (publishing: PublishingPlan) => void savePlan(copy, { publishing }, () => save()),
    /** Back to what visitors see; the editor stays. */
    discardPending: () => void savePlan(copy, publishedProject(stored, categories), () => discardAndTell()),
    // Leaving ends the uploads.
    isUnsaved: (!isDone && (project.isDirty || isUploading)) || order.isDirty,
    onLeave: () => {
      copy.abandon();
      order.copy.abandon();
    },
    /** The project is deleted. */
    finish: () => {
      copy.abandon();
      setDone(true);
    },
  };
}

const SAVED = {
  draft: 'Draft saved.',
  scheduled: 'Project saved and scheduled.',
  published: 'Project updated successfully!',
  held: 'Draft saved. Visitors still see the published version.',
};

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
