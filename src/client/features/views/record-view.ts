import type { ApiInputs } from '../../lib/api/trpc';

/** Records a visit, in a request of its own: it must not hold up the calls that bring a page its data. */
export async function recordView(view: ApiInputs['views']['record']): Promise<void> {
  const response = await fetch('/trpc/views.record', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(view),
  });
  // Read to its end, or the browser takes the request for unfinished.
  await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}

/** A view that could not be recorded is no matter for the visitor: it is only logged. */
export function reportFailure(error: unknown): void {
  console.info('The view was not recorded.', error);
}
