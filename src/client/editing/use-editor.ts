import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findErrorCode } from '#client/lib/api/api-error';
import { useToast } from '#client/ui/feedback/toast';
import type { ToastAction } from '#client/ui/feedback/toast-card';
import { issueAt, rowIssueAt } from './working-copy/issues';
import { countChanges, type FieldName, fieldNames, isDirty } from './working-copy/merge';
import {
  type Prepare,
  type SaveOutcome,
  WorkingCopy,
  type WorkingCopyOptions,
} from './working-copy/working-copy';

type SaveMessages<Fields> = {
  /** The noun for the edited item, such as 'settings'. */
  subject: string;
  /** Returns the message after a save. Without it, and without `explain`, the screen shows the outcome. */
  saved?: (stored: Fields, before: Fields) => string;
  actions?: (stored: Fields) => readonly ToastAction[];
  /** Returns the message for a failed save. It may reveal the field. */
  explain?: (error: unknown) => string;
};

type EditorOptions<Fields extends object> = WorkingCopyOptions<Fields> & SaveMessages<Fields>;

export type Editor<Fields extends object> = ReturnType<typeof useEditor<Fields>>;

/**
 * Edits loaded data in a working copy, merges newer versions as they load, and reports the outcome of each
 * save. Give each item its own key, so that it starts a new working copy.
 */
export function useEditor<Fields extends object>(options: EditorOptions<Fields>) {
  const { stored, subject } = options;
  const copy = useWorkingCopy(options);
  const state = useSyncExternalStore(copy.subscribe, copy.getState, copy.getState);
  const toast = useToast();
  const topic = saveTopic(subject);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version identifies the data
  useEffect(() => copy.receive(stored), [copy, stored.version]);
  useWatch(() => void copy.checkForNewerVersion());

  async function report(
    saving: Promise<SaveOutcome<Fields>>,
    message?: string,
  ): Promise<SaveOutcome<Fields>> {
    const before = state.base.fields;
    const outcome = await saving;
    if (outcome.kind === 'saved') {
      const { fields } = outcome.stored;
      const actions = message === undefined ? (options.actions?.(fields) ?? []) : [];
      const saved = message ?? options.saved?.(fields, before);
      if (saved !== undefined) toast.success(saved, { topic, ...(actions.length > 0 && { actions }) });
    }
    // Without a session, the sign-in screen follows.
    if (outcome.kind === 'failed' && findErrorCode(outcome.error) !== 'UNAUTHORIZED') {
      const failure = options.explain?.(outcome.error);
      if (failure !== undefined) toast.failure(failure, { topic });
    }
    return outcome;
  }

  const { definitions } = copy;
  const dirty = isDirty(definitions, state);
  return {
    copy,
    ...state,
    isDirty: dirty,
    isRestored: state.isRestored && dirty,
    changes: countChanges(definitions, state.base.fields, state.fields),
    set: copy.set,
    getLabel: (name: FieldName<Fields>) => definitions[name].label,
    findIssue: (name: FieldName<Fields>) => issueAt(definitions, state, name),
    findRowIssue: (name: FieldName<Fields>, key: string, column: string) =>
      rowIssueAt(state, name, key, column),
    /** The first invalid field in the editor's order. */
    firstInvalid: fieldNames(definitions).find(name => issueAt(definitions, state, name) !== undefined),
    /** Saves the fields as prepared. `message` replaces the usual one. */
    save: (prepare?: Prepare<Fields>, message?: string) => report(copy.save(prepare), message),
    /** Repeats the last save, such as after a failure. */
    retry: () => report(copy.retry()),
    /** Saves the edits over the version that a save has met. */
    overwrite: () => report(copy.overwrite()),
  };
}

function useWorkingCopy<Fields extends object>(options: WorkingCopyOptions<Fields>): WorkingCopy<Fields> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [copy] = useState(
    () =>
      new WorkingCopy<Fields>({
        ...options,
        validate: fields => latest.current.validate?.(fields) ?? [],
        save: request => latest.current.save(request),
        fetch: () => latest.current.fetch(),
      }),
  );
  return copy;
}

/** Returns the toast topic of a save. A new message replaces the last one on the same topic. */
export function saveTopic(subject: string): string {
  return `${subject} save`;
}

const CHECK_INTERVAL_MS = 30_000;

/** Checks for newer versions at intervals and when the page becomes visible. */
function useWatch(check: () => void): void {
  const checkIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check();
  });
  useEffect(() => {
    const timer = setInterval(checkIfVisible, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, []);
}
