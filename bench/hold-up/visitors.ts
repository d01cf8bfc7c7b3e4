import { AUTH_HEADER } from '#shared/credentials';
import type { Attack, Send } from './attacks';

/** Two letters begin many words, and 48 such words fit into a search. */
const SHORT_WORDS =
  'an ar as be bo ca co de di do en er es ex fa fi fo ge ha he in is it ka la le li lo ma me mi mo ne no of on op or pa pe pl po pr ra re ro sa se';
const CHARACTERS = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ');

/** Lists attacks that need no sign-in, and of which no field is large. */
export function listVisitorAttacks(url: string): Attack[] {
  return [
    toAttack('GET /api/search', [
      ['48 beginnings of words', () => fetchStatus(`${url}/api/search?q=${SHORT_WORDS}`)],
      ['100 characters', () => fetchStatus(`${url}/api/search?q=${CHARACTERS}`)],
    ]),
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
