import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type InitialTexts, isInitialText } from '#client/editing/publishing/initial-texts';
import { countChanges, type FieldName, fieldNames } from './merge';
import { WorkingCopy, type WorkingCopyOptions } from './working-copy';
import { isDirty, issueAt, rowIssueAt } from './working-copy-state';

/** Creates a working copy of the loaded data. Newer versions are merged as they load. */
export function useWorkingCopy<Fields extends object>(
  options: WorkingCopyOptions<Fields>,
  initialTexts?: InitialTexts<Fields>,
) {
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
  const { stored } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version identifies the data
  useEffect(() => copy.receive(stored), [copy, stored.version]);
  usePersistence([copy]);
  useWatch(() => void copy.checkForNewerVersion());
  return useWorkingCopyState(copy, initialTexts);
}

export type WorkingCopyView<Fields extends object> = ReturnType<typeof useWorkingCopyState<Fields>>;

/** Returns the copy with its current state and derived values. */
export function useWorkingCopyState<Fields extends object>(
  copy: WorkingCopy<Fields>,
  initialTexts: InitialTexts<Fields> = {},
) {
  const state = useSyncExternalStore(copy.subscribe, copy.getState, copy.getState);
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
    isInitial: (name: FieldName<Fields>) => isInitialText(initialTexts, state.fields, name),
    findIssue: (name: FieldName<Fields>) => issueAt(definitions, state, name),
    findRowIssue: (name: FieldName<Fields>, key: string, column: string) =>
      rowIssueAt(state, name, key, column),
    /** The first invalid field in the editor's order. */
    firstInvalid: fieldNames(definitions).find(name => issueAt(definitions, state, name) !== undefined),
  };
}

/** Selects a value from several copies. `select` must return the same reference for unchanged state. */
export function useWorkingCopies<Fields extends object, Result>(
  copies: readonly WorkingCopy<Fields>[],
  select: (copies: readonly WorkingCopy<Fields>[]) => Result,
): Result {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = copies.map(copy => copy.subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [copies],
  );
  const read = () => select(copies);
  return useSyncExternalStore(subscribe, read, read);
}

/** Stores the edits in this tab when the page is hidden or the editor unmounts. */
export function usePersistence(copies: readonly { persist: () => void }[]): void {
  const persistAll = useEffectEvent(() => {
    for (const { persist } of copies) persist();
  });
  useEffect(() => {
    window.addEventListener('pagehide', persistAll);
    return () => {
      window.removeEventListener('pagehide', persistAll);
      persistAll();
    };
  }, []);
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
