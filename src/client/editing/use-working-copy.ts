import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { countChanges, type FieldName, fieldNames } from './merge';
import { WorkingCopy, type WorkingCopyOptions } from './working-copy';
import { isDirty, issueAt, rowIssueAt } from './working-copy-state';

/** A working copy of what the screen has loaded; a newer version is taken as soon as it is loaded and loses nothing. */
export function useWorkingCopy<Fields extends object>(options: WorkingCopyOptions<Fields>) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another content
  useEffect(() => copy.receive(stored), [copy, stored.version]);
  usePersistence([copy]);
  useWatch(() => void copy.look());
  return useWorkingCopyState(copy);
}

export type WorkingCopyView<Fields extends object> = ReturnType<typeof useWorkingCopyState<Fields>>;

/** The copy with its state, and what follows from it. */
export function useWorkingCopyState<Fields extends object>(copy: WorkingCopy<Fields>) {
  const state = useSyncExternalStore(copy.subscribe, copy.getState, copy.getState);
  const { definitions } = copy;
  const dirty = isDirty(definitions, state);
  return {
    copy,
    ...state,
    isDirty: dirty,
    isRestored: state.isRestored && dirty,
    /** How much differs from what is saved. */
    changes: countChanges(definitions, state.base.fields, state.fields),
    set: copy.set,
    labelOf: (name: FieldName<Fields>) => definitions[name].label,
    issueOf: (name: FieldName<Fields>) => issueAt(definitions, state, name),
    rowIssueOf: (name: FieldName<Fields>, key: string, column: string) =>
      rowIssueAt(state, name, key, column),
    /** The first field that is wrong, in the editor's order. */
    firstInvalid: fieldNames(definitions).find(name => issueAt(definitions, state, name) !== undefined),
  };
}

/** What is read off several copies; `select` must answer the same value as long as what it reads is the same. */
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

/** Keeps the edits when the page goes away, and when the editor does: the session may end in the middle of a word. */
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

const EVERY_MS = 30_000;

/** Looks now and then, and whenever the page is looked at again, whether something was changed elsewhere. */
function useWatch(look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const timer = setInterval(lookIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
}
