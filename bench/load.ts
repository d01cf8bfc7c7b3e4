import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineProgram } from '../tests/support/programs/programs';
import { processorMs } from './site';

/** The load that a server handled at one address. The processor time is per request, and NaN where it is unknown. */
export type Load = { requestsPerSecond: number; p50: string; p99: string; processorMs: number };

export type LoadRequest = {
  url: string;
  pid: number | undefined;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

const CONNECTIONS = 16;
const wrk = defineProgram({ name: 'wrk', names: ['wrk'], folders: [] });

/**
 * Sends requests as fast as the server responds, over 16 connections, after a warm-up that is not measured. wrk needs
 * less processor time for a request than a bare Node server, so the server is the slower side.
 * @throws Error if wrk is missing, or a request fails
 */
export async function measureLoad(request: LoadRequest, seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-wrk-'));
  try {
    const script = join(folder, 'request.lua');
    await writeFile(script, toScript(request));
    await run(request.url, script, Math.max(1, Math.round(seconds / 3)));
    const before = await processorMs(request.pid);
    const { requests, ...load } = await run(request.url, script, seconds);
    const after = await processorMs(request.pid);
    const spent = before === null || after === null ? Number.NaN : after - before;
    return { ...load, processorMs: spent / requests };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the request in Lua, whose texts in double quotes are those of JSON without escapes of other characters. */
function toScript({ method = 'GET', headers = {}, body }: LoadRequest): string {
  return [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
  ].join('\n');
}

async function run(url: string, script: string, seconds: number) {
  const ensured = wrk.ensure();
  if (!ensured.ready) throw new Error(ensured.reason);
  const parameters = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, url];
  const { stdout } = await promisify(execFile)(ensured.found, parameters);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '';
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: requests failed\n${stdout}`);
  return {
    requests: Number(read(/(\d+) requests in/)),
    requestsPerSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
  };
}
