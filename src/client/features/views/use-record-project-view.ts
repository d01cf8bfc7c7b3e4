import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { safeLocalStorage } from '../../lib/storage/safe-storage';
import { recordView, reportFailure } from './record-view';

/** Records one visit to a project for each time its page is opened. */
export function useRecordProjectView(projectId: string): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    // React runs an effect twice in development: the visit is one all the same.
    if (recorded.current === projectId) return;
    recorded.current = projectId;
    recordView({ projectId, sessionId: visitorId() }).catch(reportFailure);
  }, [projectId]);
}

const VISITOR_KEY = 'sessionId';

/** The random id of this browser: made once, then kept. */
function visitorId(): string {
  const kept = safeLocalStorage.getItem(VISITOR_KEY);
  if (kept) return kept;
  const made = uuid();
  safeLocalStorage.setItem(VISITOR_KEY, made);
  return made;
}
