import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '#tests/support/free-port';
import { prepareStarts, readFatalLine, stopProgram } from '#tests/support/programs/built-server';

test('the built site has its metrics on the port of METRICS_PORT, and ends with it', async () => {
  const port = await findFreePort();
  const { start } = await prepareStarts();
  const { program, url } = await start({ METRICS_PORT: String(port) });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  await (await fetch(`${url}/api/projects`)).arrayBuffer();
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect
    .poll(read)
    .toContain('portfolio_http_requests_total{method="GET",route="/api/projects",status="200"} 1');
  expect(await read()).toMatch(/^portfolio_build_info\{version="\d+\.\d+\.\d+",commit="[^"]*"\} 1$/m);
  await stopProgram(program);
  expect(program.stderr()).toBe('');
});

test('METRICS_TOKEN_FILE turns the metrics on at the port of the site', async () => {
  const { folder, start } = await prepareStarts();
  const file = join(folder, 'token');
  await writeFile(file, 'a-token-of-24-characters\n');
  const { url } = await start({ METRICS_TOKEN_FILE: file });
  const get = (headers: Record<string, string>) => fetch(`${url}/metrics`, { headers });
  expect((await get({})).status).toBe(401);
  expect((await get({ authorization: 'Bearer a-token-of-24-characters' })).status).toBe(200);
});

test('a metrics port that is in use, or a host that is not this machine, stops the start', async () => {
  const { getRefusal, launch } = await prepareStarts();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = Object(other.address());
  const refused = launch({ METRICS_PORT: String(port) });
  expect(await refused.ended).toEqual({ exitCode: 1, signal: null });
  expect(readFatalLine(refused)).toBe(
    `METRICS_PORT ${port} is in use. Stop the other program or set another METRICS_PORT.`,
  );
  expect(refused.stdout()).not.toContain('The site is ready');
  other.close();
  expect(await getRefusal({ METRICS_PORT: String(port), METRICS_HOST: '192.0.2.1' })).toBe(
    'METRICS_HOST 192.0.2.1 is not an address of this machine.',
  );
});
