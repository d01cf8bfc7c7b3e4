import { type Answer, callProcedure, type Transport } from '../app/call-api';
import type { ListedProcedure } from '../app/list-procedures';
import type { TestApp } from '../app/start-app';

/** Calls any procedure with any input, as the owner only if it is for the owner alone. */
export function sendInput(
  app: TestApp,
  transport: Transport,
  procedure: ListedProcedure,
  input: unknown,
  token?: string,
): Promise<Answer> {
  return callProcedure(app, transport, procedure, {
    input,
    token: procedure.isOwnerOnly ? token : undefined,
  });
}
