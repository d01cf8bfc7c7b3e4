import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { safeLocalStorage } from '#client/lib/safe-storage';
import { logFailure, readOrCreateId, recordView } from './record-view';

const VISITOR_KEY = 'sessionId';

/** Records a view each time the page of a project that exists is opened. */
export function useRecordProjectView(projectId: string | undefined): void {
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    // In development, React runs effects twice.
    if (projectId === undefined || recorded.current === projectId) return;
    recorded.current = projectId;
    recordView({ projectId, sessionId: readOrCreateId(safeLocalStorage, VISITOR_KEY, uuid) }).catch(
      logFailure,
    );
  }, [projectId]);
}
