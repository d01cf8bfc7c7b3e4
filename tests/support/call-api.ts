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
  'contacts.list': ['query', 'GET', '/contacts'],
  'contacts.markRead': ['mutation', 'PUT', '/contacts/mark-read'],
  'contacts.markUnread': ['mutation', 'PUT', '/contacts/mark-unread'],
  'contacts.remove': ['mutation', 'DELETE', '/contacts'],
  'trash.list': ['query', 'GET', '/trash'],
  'trash.restore': ['mutation', 'POST', '/trash/{id}/restore'],
  'trash.remove': ['mutation', 'DELETE', '/trash/{id}'],
  'views.list': ['query', 'GET', '/views'],
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
    : (procedure, options = {}) => callTrpc(app, CALLS[procedure][0], procedure, options);
}

function callRest(
  app: TestApp,
  procedure: Procedure,
  { input, token, headers = {} }: CallOptions,
): Promise<Answer> {
  const [, method, pattern] = CALLS[procedure];
  const sent = { headers: withToken(headers, token) };
  if (!pattern.includes('{id}')) {
    if (method !== 'GET') return app.rest(method, pattern, { ...sent, body: input });
    const query = new URLSearchParams(Object(input));
    return app.rest(method, query.size > 0 ? `${pattern}?${query}` : pattern, sent);
  }
  const { id, ...fields } = Object(input);
  const path = pattern.replace('{id}', () => encodeURIComponent(String(id)));
  const hasBody = method === 'PUT' || method === 'POST';
  return app.rest(method, path, { ...sent, body: hasBody ? fields : undefined });
}

/** Calls any procedure over tRPC with any input. */
export async function callTrpc(
  app: TestApp,
  type: 'query' | 'mutation',
  procedure: string,
  { input, token, headers = {} }: CallOptions,
): Promise<Answer> {
  const json = JSON.stringify(input);
  const search = type === 'query' && json !== undefined ? `?input=${encodeURIComponent(json)}` : '';
  const response = await fetch(`${app.url}/trpc/${procedure}${search}`, {
    method: type === 'query' ? 'GET' : 'POST',
    headers: withToken({ 'content-type': 'application/json', ...headers }, token),
    ...(type === 'mutation' && json !== undefined ? { body: json } : {}),
  });
  return { status: response.status, headers: response.headers, body: unwrap(await response.json()) };
}

/** Returns the data of a tRPC response, or its error in the format of REST. */
function unwrap(answer: unknown): unknown {
  const { result, error } = Object(answer);
  if (error === undefined) return Object(result).data;
  const { code, issues } = error.data;
  return { message: error.message, code, ...(issues === undefined ? {} : { issues }) };
}

function withToken(headers: Record<string, string>, token: string | undefined): Record<string, string> {
  return token === undefined ? headers : { ...headers, [AUTH_HEADER]: token };
}
