import { type Answer, callTrpc, createCaller, type Procedure, type Transport } from './call-api';
import type { TestApp } from './start-app';

export type CallContent = (procedure: Procedure, input?: unknown) => Promise<Answer>;

/** Creates a function that calls procedures over one transport as the owner, or as a visitor without a token. */
export function createContentCaller(app: TestApp, transport: Transport, token?: string): CallContent {
  const call = createCaller(app, transport);
  return (procedure, input) => call(procedure, { input, token });
}

/** Calls any procedure over tRPC with any input. */
export async function callProcedure(
  app: TestApp,
  type: 'query' | 'mutation',
  procedure: string,
  input: unknown,
  token?: string,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const { status, body } = await callTrpc(app, type, procedure, { input, token });
  return { status, body };
}
