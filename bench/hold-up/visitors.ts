import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { AUTH_HEADER } from '#shared/credentials';
import type { Attack, Send } from './attacks';

/** Two letters begin many words, and 48 such words fit into a search. */
const SHORT_WORDS =
  'an ar as be bo ca co de di do en er es ex fa fi fo ge ha he in is it ka la le li lo ma me mi mo ne no of on op or pa pe pl po pr ra re ro sa se';
const CHARACTERS = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ');
const NAMES = JSON.stringify(
  Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`k${index.toString(36)}`, 1])),
);
const CLOSED_AFTER_MS = 30;

/** Lists attacks that need no sign-in, and of which no field is large. */
export function listVisitorAttacks(url: string): Attack[] {
  return [
    toAttack('1,000 requests at once', [
      ['of a page', () => abandon(url, 'GET /?x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))],
      ['of a list', () => abandon(url, 'GET /api/projects?x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))],
    ]),
    toAttack('GET /api/search', [
      ['48 beginnings of words', () => fetchStatus(`${url}/api/search?q=${SHORT_WORDS}`)],
      ['100 characters', () => fetchStatus(`${url}/api/search?q=${CHARACTERS}`)],
    ]),
    toAttack(
      '90,000 names',
      ['/api/contacts', '/trpc/contacts.send', '/api/users/login'].map(path => [
        path,
        () =>
          fetchStatus(url + path, {
            method: 'POST',
            body: NAMES,
            headers: { 'content-type': 'application/json' },
          }),
      ]),
    ),
    toAttack(
      'a batch',
      ['projects.list', 'timeline.list'].map(name => [
        `of 10 ${name}`,
        () =>
          fetchStatus(`${url}/trpc/${Array(10).fill(name).join(',')}?batch=1`, {
            headers: { [AUTH_HEADER]: 'x' },
          }),
      ]),
    ),
  ];
}

function toAttack(name: string, sends: [input: string, send: Send][]): Attack {
  return { name, variants: sends.map(([input, send]) => ({ input, prepare: async () => send })) };
}

async function fetchStatus(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

/** Sends requests, and closes the connection before most of the responses. */
async function abandon(url: string, requests: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume().write(requests);
  const closed = once(socket, 'close');
  await delay(CLOSED_AFTER_MS);
  socket.destroy();
  await closed;
  return 0;
}
