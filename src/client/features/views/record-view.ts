import type { InputOf } from '../../lib/api/api-calls';

/** Records a visit. A request by itself: who only reads never loads the client of the API. */
export async function recordView(view: InputOf<'views.record'>): Promise<void> {
  const response = await fetch('/trpc/views.record', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(view),
  });
  // Read to its end, or the browser takes the request for unfinished.
  await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
}

/** A view that could not be recorded is no matter for the visitor: it is only logged (rule 10.2). */
export function reportFailure(error: unknown): void {
  console.info('The view was not recorded.', error);
}
