import { isApiError } from './api-error';

export const NO_RESPONSE = 'No response from server. Please check your network connection.';

export function callFailureMessage(error: unknown): string {
  return describeCallFailure(error).message;
}

/** Returns the message of a failed call with its source, as editors show it. */
export function explainCallFailure(error: unknown): string {
  const { source, message } = describeCallFailure(error);
  return source === null ? message : `${source}: ${message}`;
}

/** Finds the source of a failure: the server, the network (null) or another error. */
function describeCallFailure(error: unknown): { source: 'Server error' | 'Error' | null; message: string } {
  if (!isApiError(error))
    return { source: 'Error', message: error instanceof Error ? error.message : String(error) };
  if (error.data) return { source: 'Server error', message: error.message };
  const response: unknown = error.meta?.response;
  if (!(response instanceof Response)) return { source: null, message: NO_RESPONSE };
  if (response.ok) return { source: 'Error', message: error.message };
  return { source: 'Server error', message: response.statusText || `status ${response.status}` };
}
