import { AUTH_HEADER } from '../../../../shared/auth-constants';
import type { RestoreLine, RestoreRequest, RestoreSummary } from '../../../../shared/contract/backups';
import type { Session } from '../../../lib/session/session';

const BROKEN_OFF =
  'The connection broke off. The restore may still be going on: reload the page in a while to see what the site has.';

/**
 * Restores a backup that was sent, and tells how far it is. The server answers line by line.
 * @throws Error with what the server said against it
 */
export async function restoreBackup(
  session: Session,
  id: string,
  request: RestoreRequest,
  onProgress: (words: string) => void,
): Promise<RestoreSummary> {
  let answer = await send(session, id, request);
  if (answer.status === 401) {
    await session.refresh();
    answer = await send(session, id, request);
  }
  if (!answer.ok || !answer.body) throw new Error(await refusalOf(answer));
  for await (const line of linesOf(answer.body)) {
    if ('restored' in line) return line.restored;
    if ('error' in line) throw new Error(line.error.message);
    onProgress(line.progress);
  }
  throw new Error(BROKEN_OFF);
}

function send(session: Session, id: string, request: RestoreRequest): Promise<Response> {
  return fetch(`/api/backup/file/${id}/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [AUTH_HEADER]: session.getToken() ?? '' },
    body: JSON.stringify(request),
  });
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<RestoreLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(BROKEN_OFF);
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const message: unknown = Object(body).message;
  return typeof message === 'string' ? message : `Server responded with status ${answer.status}`;
}
