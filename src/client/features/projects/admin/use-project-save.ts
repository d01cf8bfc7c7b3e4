import { useRef, useState } from 'react';
import type { Project } from '../../../../shared/contract/project';
import { callFailureMessage } from '../../../lib/api/call-failure';
import { errorCode } from '../../../lib/api/error-code';
import { useToast } from '../../../ui/feedback/toast';
import { fieldProblems } from './field-problems';
import { useCreateProject, useProjectStore } from './project-admin-queries';
import {
  changedFields,
  FIELD_LABELS,
  type FieldProblems,
  PROJECT_FIELDS,
  type ProjectEdit,
  problemsOf,
  rebase,
  startEdit,
} from './project-edit';
import { saveProject } from './save-project';
import type { LatestState } from './use-latest-state';

const topic = 'project save';

type SaveOptions = {
  state: LatestState<ProjectEdit>;
  categories: string[];
  /** Files of media items are under way: saving waits for what becomes of them. */
  isUploading: boolean;
  setProblems: (problems: FieldProblems) => void;
  /** Keeps the copy in this tab: a save that is answered 401 leads to the sign-in. */
  keep: () => void;
  /** All is saved: the editor closes. */
  finish: () => void;
};

/** Saves one at a time and says how it went (rule 6.12). */
export function useProjectSave(options: SaveOptions) {
  const { state, categories, isUploading, setProblems, keep, finish } = options;
  const store = useProjectStore();
  const create = useCreateProject();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Project | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const running = useRef({ isBusy: false, isAskedAgain: false });

  function save(): void {
    if (running.current.isBusy) {
      // What was typed since is saved by a call of its own, on top of this one's answer.
      running.current.isAskedAgain = true;
      return;
    }
    setConflict(null);
    setFailure(null);
    if (!isSound()) return;
    keep();
    void run(saveLatest);
  }

  async function run(work: () => Promise<void>): Promise<void> {
    running.current = { isBusy: true, isAskedAgain: false };
    setSaving(true);
    try {
      await work();
    } catch (error) {
      report(error);
    } finally {
      running.current.isBusy = false;
      setSaving(false);
    }
  }

  /** Category, links and uploads, before anything is sent. */
  function isSound(): boolean {
    const found = problemsOf(state.latest().fields);
    setProblems(found);
    const [first] = PROJECT_FIELDS.filter(field => found[field] !== undefined);
    if (first === undefined) {
      if (isUploading) toast.failure('Wait for uploads to finish, or cancel them.', { topic });
      return !isUploading;
    }
    setAttempts(count => count + 1);
    const words = found[first] ?? '';
    toast.failure(
      first === 'category' ? words : `Failed to update project: ${FIELD_LABELS[first]}. ${words}.`,
      { topic },
    );
    return false;
  }

  async function saveLatest(): Promise<void> {
    const sent = state.latest();
    const result = await saveProject(store, sent, categories);
    if (result.kind === 'conflict') {
      setConflict(result.stored);
      return;
    }
    const later = changedFields(sent.fields, state.latest().fields);
    if (later.length === 0) {
      toast.success('Project updated successfully!', { topic });
      finish();
      return;
    }
    // The owner went on typing: that is not saved yet, and stays.
    state.set(rebase({ ...state.latest(), base: sent.fields }, result.project, categories));
    if (running.current.isAskedAgain) {
      running.current.isAskedAgain = false;
      await saveLatest();
    } else {
      toast.success('Project updated successfully!', { topic });
    }
  }

  function report(error: unknown): void {
    // The session layer has led to the sign-in by then.
    if (errorCode(error) === 'UNAUTHORIZED') return;
    const message = `Failed to update project: ${callFailureMessage(error)}`;
    if (errorCode(error) === 'NOT_FOUND') {
      // Deleted elsewhere: what was written here need not go with it.
      toast.failure(message, { topic, action: { label: 'Save as a new project', onAct: saveAsNew } });
      return;
    }
    toast.failure(message, { topic });
    setFailure(error);
    setProblems(fieldProblems(error));
    setAttempts(count => count + 1);
  }

  function saveAsNew(): void {
    void run(async () => {
      await create.mutateAsync(state.latest().fields);
      toast.success('Project updated successfully!', { topic });
      finish();
    });
  }

  /** On top of what was saved elsewhere, nothing of which is lost but where both changed the same. */
  function keepMine(): void {
    if (conflict) state.set(rebase(state.latest(), conflict, categories));
    save();
  }

  function takeTheirs(): void {
    if (conflict) state.set(startEdit(conflict, categories));
    setConflict(null);
    setProblems({});
  }

  const settle = { keepMine, takeTheirs, close: () => setConflict(null) };
  return { save, isSaving, conflict, settle, failure, attempts };
}
