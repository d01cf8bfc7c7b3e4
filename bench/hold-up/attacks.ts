import { routes as pages } from '#client/app/routes';
import { TRANSPORTS } from '../../tests/support/app/call-api';
import { createIdleRouter } from '../../tests/support/app/idle-router';
import { listProcedures } from '../../tests/support/app/list-procedures';
import { listRoutes } from '../../tests/support/app/list-routes';
import type { TestApp } from '../../tests/support/app/start-app';
import { inputRows } from '../../tests/support/bad-input/input-rows';
import { sendInput } from '../../tests/support/bad-input/send-input';
import { enlargeInput } from './largest-input';
import type { AttackedSite } from './send-file';

/** Sends one request, and returns the status of the response. */
export type Send = () => Promise<number>;
/** An input of a request. `prepare` creates what it names, which is not measured. */
export type Variant = { input: string; prepare(): Promise<Send> };
/** A kind of request, with the inputs of which the worst counts. */
export type Attack = { name: string; variants: Variant[] };

/** What an extra adds to the attacks. */
export type ExtraAttacks = {
  /** Returns true for a procedure that can't be called with an input of its own, or whose time says nothing. */
  isLeftOut: (procedure: string) => boolean;
  list: (site: AttackedSite) => Attack[];
};

/** Texts whose parsing or rendering may take more time than their length. */
const PATTERNS = ['x', 'some words ', '![', '[a](', '*a_ ', '> ', '| a ', '<a b=">', '\u0301\u0316'];

/** These run last, because they remove what the others need. */
const DESTRUCTIVE = /^(trash\.empty|auth\.logout|auth\.revoke.*|sample\.clear)$/;

/** Lists an attack for each procedure and transport, with the largest input of each pattern. */
export function listCalls(
  app: TestApp,
  getToken: () => Promise<string>,
  isLeftOut: (procedure: string) => boolean,
): Attack[] {
  const procedures = listProcedures(createIdleRouter()).filter(({ name }) => !isLeftOut(name));
  // These end the session that they use.
  const getOwnToken = async (name: string) =>
    name.startsWith('auth.') ? (await app.signIn()).token : getToken();
  const isLast = ({ name }: { name: string }) => Number(DESTRUCTIVE.test(name));
  return procedures
    .toSorted((a, b) => isLast(a) - isLast(b))
    .flatMap(procedure => {
      const row = inputRows[procedure.name];
      if (!row) throw new Error(`${procedure.name} has no row in tests/support/bad-input`);
      const transports = TRANSPORTS.filter(each => each === 'tRPC' || procedure.rest !== undefined);
      // Both transports pass the same texts to the procedure.
      const listPatterns = (transport: string) => (transport === 'tRPC' ? PATTERNS : PATTERNS.slice(0, 1));
      return transports.map(transport => ({
        name: `${transport} ${procedure.name}`,
        variants: (procedure.input === undefined ? [''] : listPatterns(transport)).map(pattern => ({
          input: pattern,
          prepare: async () => {
            const base = await row.base(app);
            const { input: schema, type } = procedure;
            const input = schema ? enlargeInput(schema, base, pattern, type) : base;
            const token = procedure.isOwnerOnly ? await getOwnToken(procedure.name) : undefined;
            return async () => (await sendInput(app, transport, procedure, input, token)).status;
          },
        })),
      }));
    });
}

const ITEMS: [section: RegExp, name: string][] = [
  [/\/notes\/:/, 'long-1'],
  [/\/pages\/:|^\/:/, 'long'],
];

/**
 * Lists an attack for each address that visitors may open, also with the longest search. `invalidate` changes
 * content, so that no response comes from a cache.
 */
export function listPages(app: TestApp, projectId: string, invalidate: () => Promise<unknown>): Attack[] {
  const addresses = [...new Set([...listRoutes(app.routes), ...pages.map(({ pattern }) => pattern)])];
  return addresses.map(address => {
    const [, name] = ITEMS.find(([section]) => section.test(address)) ?? [undefined, projectId];
    const path = address.replace(/:(?:id|slug|name)/, address.startsWith('/og/') ? `${name}.png` : name);
    const queries = ['', `?q=${'ka '.repeat(66)}&skill=a&tag=a&made-up=${'x'.repeat(4_000)}`];
    const variants = queries.map(query => ({
      input: query.slice(0, 3),
      prepare: async () => {
        await invalidate();
        return async () => {
          const response = await fetch(app.url + path + query, { redirect: 'manual' });
          await response.arrayBuffer();
          return response.status;
        };
      },
    }));
    return { name: `GET ${address}`, variants };
  });
}
