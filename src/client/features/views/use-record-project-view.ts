import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { safeLocalStorage } from '#client/lib/safe-storage';
import { logFailure, readOrCreateId, recordView, useViewsAddress } from './record-view';

const VISITOR_KEY = 'sessionId';

/** Records a view each time the page of a project that exists is opened. */
export function useRecordProjectView(projectId: string | undefined): void {
  const recorded = useRef<string>(undefined);
  const address = useViewsAddress();
  useEffect(() => {
    // In development, React runs effects twice.
    if (projectId === undefined || address === null || recorded.current === projectId) return;
    recorded.current = projectId;
    const sessionId = readOrCreateId(safeLocalStorage, VISITOR_KEY, uuid);
    recordView(address, { projectId, sessionId }).catch(logFailure);
  }, [projectId, address]);
}
