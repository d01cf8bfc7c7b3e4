import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client';
import { AUTH_HEADER } from '#shared/credentials';
import type { Transport } from './call-api';
import type { TestApp } from './start-app';

/** The REST paths of skills and timeline are repeated here so that a changed path fails a test. */
const CALLS = {
  'skills.list': ['query', 'GET', '/skills'],
  'skills.replace': ['mutation', 'POST', '/skills'],
  'skills.setCore': ['mutation', 'PUT', '/skills/{id}'],
  'skills.remove': ['mutation', 'DELETE', '/skills/{id}'],
  'skills.suggest': ['query', 'GET', '/skills/suggestions'],
  'timeline.list': ['query', 'GET', '/timeline'],
  'timeline.listVersioned': ['query', 'GET', '/timeline/versioned'],
  'timeline.create': ['mutation', 'POST', '/timeline'],
  'timeline.update': ['mutation', 'PUT', '/timeline/{id}'],
  'timeline.remove': ['mutation', 'DELETE', '/timeline/{id}'],
  'timeline.reorder': ['mutation', 'PUT', '/timeline/reorder'],
} as const;

export type ContentProcedure = keyof typeof CALLS;
export type ContentAnswer = { status: number; body: unknown };
export type CallContent = (procedure: ContentProcedure, input?: unknown) => Promise<ContentAnswer>;

/**
 * Creates a function that calls procedures over one transport with comparable results; without a token it is
 * a visitor.
 */
export function createContentCaller(app: TestApp, transport: Transport, token?: string): CallContent {
  return (procedure, input) =>
    transport === 'REST'
      ? callRest(app, procedure, input, token)
      : callProcedure(app, CALLS[procedure][0], procedure, input, token);
}

async function callRest(
  app: TestApp,
  procedure: ContentProcedure,
  input: unknown,
  token: string | undefined,
): Promise<ContentAnswer> {
  const [, method, pattern] = CALLS[procedure];
  const headers = token === undefined ? {} : { [AUTH_HEADER]: token };
  if (!pattern.includes('{id}')) return app.rest(method, pattern, { body: input, headers });
  const { id, ...fields } = Object(input);
  const path = pattern.replace('{id}', () => encodeURIComponent(String(id)));
  return app.rest(method, path, { headers, ...(method === 'PUT' ? { body: fields } : {}) });
}

/** Calls any procedure over tRPC with any input. */
export async function callProcedure(
  app: TestApp,
  type: 'query' | 'mutation',
  procedure: string,
  input: unknown,
  token?: string,
): Promise<ContentAnswer> {
  const client = createTRPCUntypedClient({
    links: [
      httpLink({ url: `${app.url}/trpc`, headers: token === undefined ? {} : { [AUTH_HEADER]: token } }),
    ],
  });
  try {
    return { status: 200, body: await client[type](procedure, input) };
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    const { code, httpStatus, issues } = Object(error.data);
    return {
      status: httpStatus,
      body: { message: error.message, code, ...(issues === undefined ? {} : { issues }) },
    };
  }
}
