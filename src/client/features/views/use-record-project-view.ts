import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/api/trpc';
import { reportFailure } from './report-failure';
import { visitorId } from './visitor-id';

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
