import { AUTH_HEADER } from '#shared/credentials';
import type { TestApp } from './start-app';

/** The REST paths are repeated here so that a changed path fails a test. */
const CALLS = {
  'auth.login': ['mutation', 'POST', '/users/login'],
  'auth.signInWithLink': ['mutation', 'POST', '/auth/sign-in-link'],
  'auth.refresh': ['mutation', 'POST', '/auth/refresh'],
  'auth.checkToken': ['mutation', 'POST', '/auth/check-token'],
  'auth.logout': ['mutation', 'POST', '/auth/logout'],
  'auth.sessions': ['query', 'GET', '/auth/sessions'],
  'auth.revokeSession': ['mutation', 'DELETE', '/auth/sessions/{id}'],
  'auth.revokeOtherSessions': ['mutation', 'DELETE', '/auth/sessions'],
  'auth.owner': ['query', 'GET', '/auth/owner'],
  'auth.changePassword': ['mutation', 'PUT', '/auth/password'],
  'auth.changeEmail': ['mutation', 'PUT', '/auth/email'],
  'projects.list': ['query', 'GET', '/projects'],
  'projects.get': ['query', 'GET', '/projects/{id}'],
  'projects.create': ['mutation', 'POST', '/projects'],
  'projects.update': ['mutation', 'PUT', '/projects/{id}'],
  'projects.remove': ['mutation', 'DELETE', '/projects/{id}'],
  'projects.categories': ['query', 'GET', '/projects/categories'],
  'projects.addCategory': ['mutation', 'POST', '/projects/categories'],
  'projects.categoryOrder': ['query', 'GET', '/projects/category-order'],
  'projects.setCategoryOrder': ['mutation', 'PUT', '/projects/category-order'],
  'projects.statuses': ['query', 'GET', '/projects/statuses'],
  'projects.addStatus': ['mutation', 'POST', '/projects/statuses'],
  'projects.skills': ['query', 'GET', '/projects/skills'],
  'notes.list': ['query', 'GET', '/notes'],
  'notes.get': ['query', 'GET', '/notes/{id}'],
  'notes.create': ['mutation', 'POST', '/notes'],
  'notes.update': ['mutation', 'PUT', '/notes/{id}'],
  'notes.remove': ['mutation', 'DELETE', '/notes/{id}'],
  'pages.list': ['query', 'GET', '/pages'],
  'pages.get': ['query', 'GET', '/pages/{id}'],
  'pages.create': ['mutation', 'POST', '/pages'],
  'pages.update': ['mutation', 'PUT', '/pages/{id}'],
  'pages.remove': ['mutation', 'DELETE', '/pages/{id}'],
  'timeline.list': ['query', 'GET', '/timeline'],
  'timeline.update': ['mutation', 'PUT', '/timeline/{id}'],
} as const;

export type Procedure = keyof typeof CALLS;
export type Transport = (typeof TRANSPORTS)[number];
export type Answer = { status: number; headers: Headers; body: unknown };
export type CallOptions = { input?: unknown; token?: string | undefined; headers?: Record<string, string> };
export type CallApi = (procedure: Procedure, options?: CallOptions) => Promise<Answer>;

/** Both transports; tests of procedures run over each of them. */
export const TRANSPORTS = ['REST', 'tRPC'] as const;

/**
 * Creates a function that calls procedures over one transport. The results are comparable: the body of a tRPC
 * response is its data, or its error in the format of REST.
 */
export function createCaller(app: TestApp, transport: Transport): CallApi {
  return transport === 'REST'
    ? (procedure, options = {}) => callRest(app, procedure, options)
    : (procedure, options = {}) => callTrpc(app, procedure, options);
}

function callRest(
  app: TestApp,
  procedure: Procedure,
  { input, token, headers = {} }: CallOptions,
): Promise<Answer> {
  const [, method, pattern] = CALLS[procedure];
  if (!pattern.includes('{id}')) {
    return app.rest(method, pattern, { body: input, headers: withToken(headers, token) });
  }
  const { id, ...fields } = Object(input);
  const path = pattern.replace('{id}', () => encodeURIComponent(String(id)));
  const body = method === 'PUT' ? fields : undefined;
  return app.rest(method, path, { body, headers: withToken(headers, token) });
}

async function callTrpc(
  app: TestApp,
  procedure: Procedure,
  { input, token, headers = {} }: CallOptions,
): Promise<Answer> {
  const [type] = CALLS[procedure];
  const json = JSON.stringify(input);
  const search = type === 'query' && json !== undefined ? `?input=${encodeURIComponent(json)}` : '';
  const response = await fetch(`${app.url}/trpc/${procedure}${search}`, {
    method: type === 'query' ? 'GET' : 'POST',
    headers: withToken({ 'content-type': 'application/json', ...headers }, token),
    ...(type === 'mutation' && json !== undefined ? { body: json } : {}),
  });
  return { status: response.status, headers: response.headers, body: unwrap(await response.json()) };
}

function unwrap({ result, error }: TrpcBody): unknown {
  if (!error) return result?.data;
  const { code, issues } = error.data;
  return { message: error.message, code, ...(issues === undefined ? {} : { issues }) };
}

type TrpcBody = {
  result?: { data: unknown };
  error?: { message: string; data: { code: string; issues?: unknown } };
};

function withToken(headers: Record<string, string>, token: string | undefined): Record<string, string> {
  return token === undefined ? headers : { ...headers, [AUTH_HEADER]: token };
}
