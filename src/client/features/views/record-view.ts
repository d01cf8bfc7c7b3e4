import type { ApiInputs } from '#client/lib/api/trpc';
import type { SafeStorage } from '#client/lib/safe-storage';

/** Records a view in a separate request, so that it never delays the batch that loads the page's data. */
export async function recordView(view: ApiInputs['views']['record']): Promise<void> {
  const response = await fetch('/trpc/views.record', {
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
