import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '../../../../shared/contract/project';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { useSaveShortcut } from '../../../editing/use-save-shortcut';
import { paths } from '../../../lib/paths';
import { useMediaEditor } from './media/use-media-editor';
import type { ProjectDraft } from './project-draft';
import { changedFields, type FieldProblems, linkProblem, type ProjectEdit, startEdit } from './project-edit';
import { useCategoryOrderEdit } from './use-category-order-edit';
import { useKeepEdit, useRestoredEdit } from './use-kept-edit';
import { useLatestState } from './use-latest-state';
import { useProjectSave } from './use-project-save';

/** Everything the editor of one project knows and does; nothing unsaved is lost by leaving, signing in again or a failed call. */
export function useProjectEditor(project: Project, categories: string[]) {
  const restored = useRestoredEdit(project._id);
  const [isRestored, setRestored] = useState(restored !== null);
  const state = useLatestState<ProjectEdit>(() => restored ?? startEdit(project, categories));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isDone, setDone] = useState(false);
  const order = useCategoryOrderEdit();
  const { value: edit } = state;
  const changes = changedFields(edit.base, edit.fields).length;
  const unsaved = changes > 0 && !isDone ? edit : null;
  const kept = useKeepEdit(project._id, unsaved);
  const media = useMediaEditor(edit.fields.media, changed => change({ media: changed }));
  const { isUnderWay: isUploading } = media.uploads;
  // Leaving ends the uploads.
  const isAtWork = unsaved !== null || order.isUnsaved || (isUploading && !isDone);
  const guard = useLeaveGuard(isAtWork, () => {
    kept.forget();
    order.drop();
  });
  const finish = () => {
    kept.forget();
    setDone(true);
  };
  const saving = useProjectSave({ state, categories, isUploading, setProblems, keep: kept.keep, finish });
  useSaveShortcut(() => {
    // A dialog is about one thing alone.
    if (document.querySelector('dialog[open]') === null) saving.save();
  });
  useLeaveWhen(isDone);
  // A newer version is taken as it is, as long as nothing was changed here.
  const isOutdated = changes === 0 && !isDone && !saving.isSaving && project.updatedAt > edit.updatedAt;
  useEffect(() => {
    if (isOutdated) state.set(startEdit(project, categories));
  });

  function change(changed: Partial<ProjectDraft>): void {
    state.set({ ...state.latest(), fields: { ...state.latest().fields, ...changed } });
    setProblems(current => without(current, Object.keys(changed)));
  }

  function checkLink(field: 'github' | 'live'): void {
    setProblems(current => ({ ...current, ...linkProblem(state.latest().fields, field) }));
  }

  function discard(): void {
    setRestored(false);
    setProblems({});
    kept.forget();
    state.set(startEdit(project, categories));
  }

  return {
    edit,
    draft: edit.fields,
    changes,
    isRestored: isRestored && changes > 0,
    problems,
    change,
    checkLink,
    discard,
    finish,
    saving,
    media,
    order,
    guard,
  };
}

/** After a save or a delete: the projects as visitors see them. By an effect, when the guard is off. */
function useLeaveWhen(isDone: boolean): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isDone) navigate(paths.projects);
  }, [isDone, navigate]);
}

function without(problems: FieldProblems, fields: string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}
