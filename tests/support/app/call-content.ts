import { type Answer, createCaller, type Procedure } from './call-api';
import type { TestApp } from './start-app';

/** Creates a function that calls procedures over REST as the owner with this token. */
export function createContentCaller(app: TestApp, token: string) {
  const call = createCaller(app, 'REST');
  return (procedure: Procedure, input?: unknown): Promise<Answer> => call(procedure, { input, token });
}
