import { isApiError } from './trpc';

export type CallFailure = { kind: 'server' | 'error'; message: string } | { kind: 'no-response' };

/** Who is to blame for a failed call: the server, which said so; the network; or something else. */
export function describeCallFailure(error: unknown): CallFailure {
  if (!isApiError(error))
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  if (error.data) return { kind: 'server', message: error.message };
  const response: unknown = error.meta?.response;
  if (!(response instanceof Response)) return { kind: 'no-response' };
  if (response.ok) return { kind: 'error', message: error.message };
  return { kind: 'server', message: response.statusText || `status ${response.status}` };
}

export const NO_RESPONSE = 'No response from server. Please check your network connection.';

/** The failure in the words of the editors (rule 5.5). */
export function explainCallFailure(error: unknown): string {
  const failure = describeCallFailure(error);
  if (failure.kind === 'no-response') return NO_RESPONSE;
  return `${failure.kind === 'server' ? 'Server error' : 'Error'}: ${failure.message}`;
}

/** The server's message or the error's; without a connection not what the browser calls that. */
export function callFailureMessage(error: unknown): string {
  const failure = describeCallFailure(error);
  return failure.kind === 'no-response' ? NO_RESPONSE : failure.message;
}
