import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { prepareStarts } from '../support/programs/built-server';

// Tests the built server: bundling can drop code that seems free of side effects, and only the build has
// client files.

const { start } = await prepareStarts(afterAll);
const { program, url: address } = await start({ SAMPLE_CONTENT: 'on' });
const url = new URL(address);

/** Sends exactly these bytes and returns the status, or 0 if the connection is closed without a response. */
function sendBytes(bytes: string): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(Number(url.port), url.hostname);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', text => {
      answer += text;
    });
    socket.once('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') fail(error);
    });
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function request(method: string, path: string, headers: string[] = [], body = ''): Promise<number> {
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...length, ...headers];
  return sendBytes(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Lists the error lines in the log of the server. */
function listLoggedErrors(): string[] {
  const lines = `${program.stdout()}${program.stderr()}`.split('\n');
  return lines.filter(line => /"level":(50|60)|"stack"/.test(line));
}

test.each(['%', '%zz', '%ED%A0%80'])('a path that cannot be decoded (%j) returns 400', async bad => {
  const paths = ['/trpc/', '/api/projects/', '/og/projects/', '/og/projects/x'];
  const statuses = await Promise.all(paths.map(path => request('GET', path + bad)));
  expect(Object.fromEntries(paths.map((path, index) => [path, statuses[index]]))).toEqual(
    Object.fromEntries(paths.map(path => [path, 400])),
  );
  for (const path of ['/', '/api/', '/projects/', '/uploads/', '/assets/', '/icons/']) {
    expect([400, 404]).toContain(await request('GET', path + bad));
  }
});

test.each(['/', '/api/projects', '/readyz'])('a proxy that speaks HTTP/1.0 gets %s', async path => {
  expect(await sendBytes(`GET ${path} HTTP/1.0\r\n\r\n`)).toBe(200);
});

test('an unsupported method returns 405', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'PUT', 'DELETE']) {
    for (const path of ['/trpc', '/trpc/projects.list']) expect(await request(method, path)).toBe(405);
  }
});

test('the raw page template is not served', async () => {
  for (const path of ['/index.html', '//index.html', '/./index.html', '/%69ndex.html', '/x/../index.html']) {
    expect([path, await request('GET', path)]).toEqual([path, 404]);
  }
  expect(await request('GET', '/favicon.svg')).toBe(200);
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
const PATHS = [
  '/',
  '/projects/',
  '/about/',
  '/admin/',
  '/contact',
  '/contact/',
  '/trpc/',
  '/trpc/projects.list',
  '/api/',
  '/api/projects/',
  '/api/upload/',
  '/api/docs/',
  '/api/openapi.json',
  '/uploads/',
  '/og/',
  '/og/projects/',
  '/og/notes/',
  '/assets/',
  '/icons/',
  '/WebResume.pdf',
  '/feed.xml',
  '/healthz',
];
const ENDS = [
  '',
  '%',
  '%zz',
  '%ED%A0%80',
  '%00',
  '%2f..%2f..%2fetc',
  '..%5c',
  '\\',
  '//',
  'x'.repeat(5_000),
  '?%',
  '?a[b=%zz&__proto__=1',
];
const TARGETS = [
  '*',
  '//',
  '//[',
  '///x',
  '/\\',
  '?',
  'http://[',
  'http://a:99999/',
  'mailto:x',
  '/:0',
  '/http://[',
];
const HEADERS: [name: string, values: string[]][] = [
  ['Host', ['', '[', 'a b', ':', '\xff']],
  ['Accept-Encoding', ['br;q=x', ';;;', 'identity;q=0, *;q=0', ','.repeat(2_000)]],
  ['If-None-Match', ['"', 'W/', '*,*']],
  ['If-Modified-Since', ['never']],
  ['Range', ['bytes=', 'bytes=9-1', 'x=1-2', `bytes=${'0-1,'.repeat(500)}`]],
  ['Origin', ['::', 'null', 'http://[']],
  ['X-Forwarded-For', ['x, y, %', '999.999.999.999']],
  ['X-Auth-Token', ['a.b.c', '{}', 'x'.repeat(5_000), '\xff\xfe']],
  [
    'Content-Type',
    ['multipart/form-data', 'application/json; charset=x', '/', 'application/x-www-form-urlencoded'],
  ],
  ['Content-Encoding', ['gzip', 'x', 'br']],
  ['trpc-accept', ['application/jsonl', 'x']],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['websocket']],
];

const BODIES = ['', '{', '{"a":1}', '\xff\xff'];

test('malformed requests never log a server error', async () => {
  const failed: string[] = [];
  const send = async (method: string, path: string, header?: string, body = '') => {
    const status = await request(method, path, header === undefined ? [] : [header], body);
    if (status >= 500) failed.push(`${method} ${path.slice(0, 200)} ${header} ${body}: ${status}`);
  };
  // GET gets every end of every path, and the other methods get each end with some of the paths.
  for (const [turn, method] of METHODS.entries()) {
    const addresses = PATHS.flatMap((path, index) =>
      ENDS.filter((_, end) => turn === 0 || (index + end) % METHODS.length === turn).map(end => path + end),
    );
    await Promise.all([...addresses, ...TARGETS].map(address => send(method, address)));
  }
  const paths = ['/', '/trpc/projects.list', '/api/contacts', '/api/upload', '/contact', '/favicon.svg'];
  for (const header of HEADERS.flatMap(([name, values]) => values.map(value => `${name}: ${value}`))) {
    await Promise.all(
      [...paths, '/WebResume.pdf'].flatMap((path, index) => [
        send('GET', path, header),
        send('POST', path, header, BODIES[(index + header.length) % BODIES.length]),
      ]),
    );
  }
  expect(failed).toEqual([]);
  expect(listLoggedErrors()).toEqual([]);
}, 240_000);
