import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/trpc';
import { reportFailure } from './report-failure';

const SESSION_KEY = 'siteSessionId';
const RECORDED_KEY = 'siteViewRecorded';
const ID_LENGTH = 9;
const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Records the visit to the site, once in a browser session: a failed attempt is made again with the next page load. */
export function useRecordSiteView(): void {
  const { client } = trpc.useUtils();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || read(RECORDED_KEY) !== null) return;
    hasStarted.current = true;
    client.views.record
      .mutate({ projectId: null, sessionId: siteSessionId() })
      .then(() => keep(RECORDED_KEY, 'true'))
      .catch(reportFailure);
  }, [client]);
}

function siteSessionId(): string {
  const kept = read(SESSION_KEY);
  if (kept !== null) return kept;
  const made = randomId();
  keep(SESSION_KEY, made);
  return made;
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, byte => ID_CHARACTERS.charAt(byte % ID_CHARACTERS.length)).join('');
}

/** Storage can be switched off: the visit is then recorded with every page load. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
