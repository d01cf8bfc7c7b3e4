import { createDeferred } from '../deferred';

/** A replaced answer of one procedure. The server gets the call unless it is to fail. */
type Substitute = { result: { data: unknown } } | { error: unknown };
type Send = typeof fetch;

/** A request of the page, such as { method: 'POST', path: '/trpc/contacts.markRead?batch=1', body: '…' }. */
export type SentRequest = { method: string; path: string; body: string };

export type Network = ReturnType<typeof createNetwork>;

/**
 * Connects the page to the server at `url` and records its requests. Tests make procedures fail, replace their
 * answers, or delay them. A procedure is named as in a URL, such as 'contacts.markRead', and another path as it is,
 * such as '/api/views'.
 */
export function createNetwork(url: string, sendOut: Send) {
  const substitutes = new Map<string, Substitute>();
  const delays = new Map<string, Promise<void>>();
  const lateFailures = new Map<string, Promise<void>>();
  const pages = new Map<string, () => Response>();
  const requests: SentRequest[] = [];
  const sent: Promise<Response>[] = [];
  let isCut = false;

  const send: Send = (address, init) => {
    const answer = sendOut(address, init);
    sent.push(answer);
    return answer;
  };

  const fetchFromPage: Send = async (address, init) => {
    const target = address instanceof Request ? address.url : String(address);
    if (!target.startsWith('/')) return send(address, init);
    requests.push({ method: init?.method ?? 'GET', path: target, body: String(init?.body ?? '') });
    const procedures = listProcedures(target);
    const failure = procedures.map(procedure => lateFailures.get(procedure)).find(each => each !== undefined);
    if (failure) {
      for (const procedure of procedures) lateFailures.delete(procedure);
      await failure;
      throw new TypeError('Failed to fetch');
    }
    await Promise.all(procedures.map(procedure => delays.get(procedure) ?? delays.get('*')));
    init?.signal?.throwIfAborted();
    if (isCut) throw new TypeError('Failed to fetch');
    const page = procedures.map(procedure => pages.get(procedure)).find(each => each) ?? pages.get('*');
    if (page) return page();
    const replaced = procedures.map(procedure => substitutes.get(procedure));
    if (replaced.every(each => each === undefined)) return send(url + target, init);
    if (!target.startsWith('/trpc/')) return Response.json(replaced[0], { status: 500 });
    const isSent = replaced.some(each => !each || 'result' in each);
    const answers: unknown[] = isSent ? await (await send(url + target, init)).json() : [];
    return Response.json(
      replaced.map((each, index) => each ?? answers[index]),
      { status: 207 },
    );
  };

  function substitute(procedure: string, replacement: Substitute) {
    substitutes.set(procedure, replacement);
    return { stop: () => void substitutes.delete(procedure) };
  }

  return {
    fetch: fetchFromPage,
    requests,
    /** Counts the requests that called a procedure. */
    count: (procedure: string) =>
      requests.filter(({ path }) => listProcedures(path).includes(procedure)).length,
    /** Makes a procedure fail with an internal error, or with another code, until `stop` is called. */
    fail: (procedure: string, code = 'INTERNAL_SERVER_ERROR', message = 'Internal server error') => {
      const error = { message, code: -32603, data: { code, httpStatus: 500, path: procedure } };
      return substitute(procedure, { error });
    },
    /** Replaces the output of a procedure until `stop` is called. */
    respondWith: (procedure: string, data: unknown) => substitute(procedure, { result: { data } }),
    /** Answers a procedure, or all with '*', instead of the server, as a proxy does, until `stop` is called. */
    intercept: (procedure: string, respond: () => Response) => {
      pages.set(procedure, respond);
      return { stop: () => void pages.delete(procedure) };
    },
    /** Delays a procedure, or all with '*', until `release` is called. */
    hold: (procedure = '*') => {
      const { promise, resolve } = createDeferred();
      delays.set(procedure, promise);
      return {
        release: () => {
          delays.delete(procedure);
          resolve();
        },
      };
    },
    /** Delays the next call of a procedure until the returned function makes it fail. Later calls pass. */
    holdToFail: (procedure: string): (() => void) => {
      const { promise, resolve } = createDeferred();
      lateFailures.set(procedure, promise);
      return resolve;
    },
    /** Waits until the server has answered, because it cannot stop while it writes. */
    settle: () => Promise.allSettled(sent),
    /** Loses all requests until `restore` is called. */
    cut: () => {
      isCut = true;
      return {
        restore: () => {
          isCut = false;
        },
      };
    },
  };
}

/** Lists the procedures that a batch calls. Other paths, such as '/api/views', stand for themselves. */
export function listProcedures(path: string): string[] {
  const [, names] = /^\/trpc\/([^?]*)/.exec(path) ?? [];
  return names === undefined ? [path] : decodeURIComponent(names).split(',');
}
