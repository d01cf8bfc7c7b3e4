import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '../../../../../shared/contract/project';
import { projectPath } from '../../../../../shared/project-path';
import { planState } from '../../../../editing/publishing/publishing-field';
import { usePublishingEditor } from '../../../../editing/publishing/use-publishing-editor';
import { useWorkingCopy } from '../../../../editing/use-working-copy';
import { paths } from '../../../../lib/paths';
import { useProjectStore } from '../project-admin-queries';
import { useEditedCategoryOrder } from './category-order/use-edited-category-order';
import { useMediaEditor } from './media/use-media-editor';
import { PROJECT_FIELDS, publishedProject, storedProject, validateProject } from './project-fields';

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
  const [isDone, setDone] = useState(false);
  const { isUnderWay: isUploading } = media.uploads;
  const { save, plan, discardPending } = usePublishingEditor(project, {
    noun: 'project',
    pathOf: ({ slug }) => projectPath({ _id: stored._id, ...(slug !== '' && { slug }) }),
    published: () => publishedProject(stored, categories),
    hindrance: () =>
      isUploading && validateProject(copy.getState().fields).length === 0
        ? 'Wait for uploads to finish, or cancel them.'
        : null,
    wordsOf: ({ path, message }) => (path[0] === 'category' ? message : undefined),
    // Of what visitors do not see, nothing shows there: the editor stays.
    onSaved: outcome => {
      const isSeen = planState(outcome.stored.fields.publishing) === 'published';
      setDone(isSeen && !outcome.isDirty);
    },
  });
  useLeaveWhen(isDone);

  return {
    project,
    media,
    order,
    save,
    plan,
    discardPending,
    saveAndStay: () => void save(copy.save, () => setDone(false)),
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

/** After a save or a delete: the projects as visitors see them. By an effect, when the guard is off. */
function useLeaveWhen(isDone: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isDone) navigate(paths.projects);
  }, [isDone, navigate]);
}
