import type { OwnerSession } from '#client/lib/session/session';
import type { RestoreLine, RestoreRequest, RestoreSummary } from '#shared/contract/backups';
import { AUTH_HEADER } from '#shared/credentials';

const CONNECTION_LOST =
  'Connection lost. The restore may still be running; reload in a few minutes to check.';

/**
 * Restores an uploaded backup and reports the progress, which the server streams line by line.
 * @throws Error with the server's message
 */
export async function requestRestore(
  session: OwnerSession,
  id: string,
  request: RestoreRequest,
  onProgress: (message: string) => void,
): Promise<RestoreSummary> {
  let response = await send(session, id, request);
  if (response.status === 401) {
    await session.refresh();
    response = await send(session, id, request);
  }
  if (!response.ok || !response.body) throw new Error(await readErrorMessage(response));
  for await (const line of readLines(response.body)) {
    if ('restored' in line) return line.restored;
    if ('error' in line) throw new Error(line.error.message);
    onProgress(line.progress);
  }
  throw new Error(CONNECTION_LOST);
}

function send(session: OwnerSession, id: string, request: RestoreRequest): Promise<Response> {
  return fetch(`/api/backup/file/${id}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: session.findToken() ?? '' },
    body: JSON.stringify(request),
  });
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<RestoreLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(CONNECTION_LOST);
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function readErrorMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message: unknown = Object(body).message;
  return typeof message === 'string' ? message : `Server responded with status ${response.status}`;
}
