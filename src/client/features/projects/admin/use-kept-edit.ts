import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  clearPersistedEdits,
  persistEdits,
  readPersistedEdits,
  usePersistEdits,
} from '../../../editing/persisted-edits';
import { isProjectEdit, type ProjectEdit } from './project-edit';

/** What this tab has kept of a project when its editor was last left without an answer: signed out, reloaded. */
export function useRestoredEdit(id: string): ProjectEdit | null {
  const [restored] = useState(() => readPersistedEdits(nameOf(id), isProjectEdit));
  return restored;
}

/** Keeps unsaved work in this tab, null is none; answers functions that keep and forget it at once. */
export function useKeepEdit(id: string, unsaved: ProjectEdit | null) {
  const name = nameOf(id);
  const latest = useRef(unsaved);
  useLayoutEffect(() => {
    latest.current = unsaved;
  }, [unsaved]);
  usePersistEdits(name, unsaved);
  // The session may end at any moment, and the editor goes with it.
  useEffect(
    () => () => {
      if (latest.current !== null) persistEdits(name, latest.current);
    },
    [name],
  );
  return {
    keep: () => {
      if (latest.current !== null) persistEdits(name, latest.current);
    },
    forget: () => {
      latest.current = null;
      clearPersistedEdits(name);
    },
  };
}

function nameOf(id: string): string {
  return `project:${id}`;
}
