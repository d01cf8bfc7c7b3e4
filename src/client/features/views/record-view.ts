import { useEffect } from 'react';
import type { ApiInputs } from '#client/lib/api/trpc';
import { type SafeStorage, safeSessionStorage } from '#client/lib/safe-storage';
import { useStaticHost } from '#client/lib/static-host/static-host';

/** Returns the address that counts views, or null if none does. */
export function useViewsAddress(): string | null {
  const staticHost = useStaticHost();
  return staticHost ? staticHost.viewsAddress : '/trpc/views.record';
}

/** Records a view in a separate request, so that it never delays the batch that loads the page's data. */
export async function recordView(address: string, view: ApiInputs['views']['record']): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(view),
  });
  // Reads the whole body, because browsers treat the request as pending until then.
  await response.text();
  if (!response.ok) throw new Error(`Server responded with status ${response.status}`);
}

/** Logs a failure, which does not concern visitors. */
export function logFailure(error: unknown): void {
  console.info("Couldn't record the view.", error);
}

export function readOrCreateId(storage: SafeStorage, key: string, create: () => string): string {
  const stored = storage.getItem(key);
  if (stored) return stored;
  const created = create();
  storage.setItem(key, created);
  return created;
}

const SESSION_KEY = 'siteSessionId';
const RECORDED_KEY = 'siteViewRecorded';
const ID_LENGTH = 9;
const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** This prevents a second attempt in the same page load. */
let hasStarted = false;

/**
 * Records a view of the site, once per browser session. The next page load retries after a failure.
 * `isCounted` is false on pages whose views are not counted, or are counted by the admin area.
 */
export function useRecordSiteView(isCounted: boolean): void {
  const address = useViewsAddress();
  useEffect(() => {
    if (!isCounted || hasStarted || address === null) return;
    if (safeSessionStorage.getItem(RECORDED_KEY) !== null) return;
    hasStarted = true;
    const sessionId = readOrCreateId(safeSessionStorage, SESSION_KEY, randomId);
    recordView(address, { projectId: null, sessionId })
      .then(() => safeSessionStorage.setItem(RECORDED_KEY, 'true'))
      .catch(logFailure);
  }, [isCounted, address]);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, byte => ID_CHARACTERS.charAt(byte % ID_CHARACTERS.length)).join('');
}
