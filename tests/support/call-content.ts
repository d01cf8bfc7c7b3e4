import { AUTH_HEADER } from '#shared/credentials';
import type { TestApp } from './start-app';

/** The REST paths of skills and timeline are repeated here so that a changed path fails a test. */
const CALLS = {
  'skills.replace': ['POST', '/skills'],
  'skills.setCore': ['PUT', '/skills/{id}'],
  'skills.remove': ['DELETE', '/skills/{id}'],
  'skills.suggest': ['GET', '/skills/suggestions'],
  'timeline.list': ['GET', '/timeline'],
  'timeline.listVersioned': ['GET', '/timeline/versioned'],
  'timeline.create': ['POST', '/timeline'],
  'timeline.update': ['PUT', '/timeline/{id}'],
  'timeline.remove': ['DELETE', '/timeline/{id}'],
  'timeline.reorder': ['PUT', '/timeline/reorder'],
} as const;

type ContentProcedure = keyof typeof CALLS;
type ContentAnswer = { status: number; body: unknown };

/** Creates a function that calls procedures of skills and the timeline over REST, as the owner with this token. */
export function createContentCaller(app: TestApp, token: string) {
  const headers = { [AUTH_HEADER]: token };
  return async (procedure: ContentProcedure, input?: unknown): Promise<ContentAnswer> => {
    const [method, pattern] = CALLS[procedure];
    if (!pattern.includes('{id}')) return app.rest(method, pattern, { body: input, headers });
    const { id, ...fields } = Object(input);
    const path = pattern.replace('{id}', () => encodeURIComponent(String(id)));
    return app.rest(method, path, { headers, ...(method === 'PUT' ? { body: fields } : {}) });
  };
}
