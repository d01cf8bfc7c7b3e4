import { useEffect, useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { trpc } from '../../lib/api/trpc';
import { safeLocalStorage } from '../../lib/storage/safe-storage';
import { reportFailure } from './use-record-site-view';

/** Records one visit to a project for each time its page is opened. */
export function useRecordProjectView(projectId: string): void {
  const { client } = trpc.useUtils();
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    // React runs an effect twice in development: the visit is one all the same.
    if (recorded.current === projectId) return;
    recorded.current = projectId;
    client.views.record.mutate({ projectId, sessionId: visitorId() }).catch(reportFailure);
  }, [client, projectId]);
}

/** The key of rule 10.1. */
const VISITOR_KEY = 'sessionId';

/** The random id of this browser: made once, then kept. */
function visitorId(): string {
  const kept = safeLocalStorage.getItem(VISITOR_KEY);
  if (kept) return kept;
  const made = uuid();
  safeLocalStorage.setItem(VISITOR_KEY, made);
  return made;
}
