import { setTimeout as delay } from 'node:timers/promises';

type Fault = { name: string; at: number; allowedSeconds: number };
type Outcome = { startedAt: number; ms: number; failure: string | null };

export type LoadReport = {
  requests: number;
  /** The failed requests, with the last fault before their end and the seconds from it to their start. */
  failures: { failure: string; fault: string; seconds: number; isAllowed: boolean }[];
  longestMs: number;
};

const WORKERS = 6;
const MESSAGE_EVERY = 8;
const CHECK_MS = 250;
/** A visitor who got an error waits before the next try. */
const RETRY_MS = 1_000;
const FAULT_SECONDS = 5;
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Sends visitors' requests to several processes of a site, like a balancer that asks each of them whether it is
 * ready. `acknowledged` has the texts of the writes that succeeded, each of which has a text of its own.
 */
export function startClusterLoad(urls: string[]) {
  const outcomes: Outcome[] = [];
  const faults: Fault[] = [];
  const messages: string[] = [];
  const views: string[] = [];
  let ready = [...urls];
  let isOn = true;
  let count = 0;

  async function checkProcesses(): Promise<void> {
    while (isOn) {
      const states = await Promise.all(urls.map(url => isReady(url)));
      ready = urls.filter((_url, index) => states[index]);
      await delay(CHECK_MS);
    }
  }

  async function work(worker: number): Promise<void> {
    for (let turn = worker; isOn; turn += 1) {
      const url = ready[turn % ready.length];
      const startedAt = performance.now();
      // Without a process, a balancer answers by itself.
      const failure = url === undefined ? 'no process is ready' : await send(url, turn);
      outcomes.push({ startedAt, ms: performance.now() - startedAt, failure });
      if (failure !== null) await delay(RETRY_MS);
    }
  }

  /** Returns null for a success. Half of the requests read what the others write. */
  async function send(url: string, turn: number): Promise<string | null> {
    if (turn % 2 === 1) return request(`${url}${turn % 4 === 1 ? '/api/projects' : '/projects'}`, 200);
    count += 1;
    // An inbox takes 10,000 unread messages, which is less than the writes of this load.
    const isMessage = count % MESSAGE_EVERY === 0;
    const text = `write ${count}`;
    const [path, body] = isMessage
      ? ['/api/contacts', { name: 'Ada', email: 'ada@example.com', message: text }]
      : ['/api/views', { projectId: null, sessionId: text }];
    const failure = await request(url + path, 201, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (failure === null) (isMessage ? messages : views).push(text);
    return failure;
  }

  const running = [checkProcesses(), ...Array.from({ length: WORKERS }, (_, worker) => work(worker))];
  return {
    acknowledged: { messages, views },
    /** Notes that something is broken now, on purpose, and for how long requests may fail. */
    noteFault: (name: string, allowedSeconds = FAULT_SECONDS) =>
      void faults.push({ name, at: performance.now(), allowedSeconds }),
    stop: async (): Promise<LoadReport> => {
      isOn = false;
      await Promise.all(running);
      return report(outcomes, faults);
    },
  };
}

async function request(url: string, expected: number, options: RequestInit = {}): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(url, { ...options, signal });
    const text = await response.text();
    return response.status === expected ? null : `${response.status} ${text.slice(0, 60)}`;
  } catch (error) {
    return String(Object(Object(error).cause).code ?? error);
  }
}

async function isReady(url: string): Promise<boolean> {
  return (await request(`${url}/readyz`, 200)) === null;
}

function report(outcomes: Outcome[], faults: Fault[]): LoadReport {
  const failures = outcomes.flatMap(({ startedAt, ms, failure }) => {
    if (failure === null) return [];
    const last = faults.findLast(({ at }) => at <= startedAt + ms);
    const seconds = Math.round((startedAt - (last?.at ?? 0)) / 100) / 10;
    const isAllowed = seconds <= (last?.allowedSeconds ?? 0);
    return [{ failure, fault: last?.name ?? 'none', seconds, isAllowed }];
  });
  return {
    requests: outcomes.length,
    failures,
    longestMs: Math.round(Math.max(...outcomes.map(({ ms }) => ms))),
  };
}
