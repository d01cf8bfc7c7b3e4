import { isApiError } from './api-error';

export const NO_RESPONSE = 'No response from server. Please check your network connection.';

/** The server's message or the error's; without a connection not what the browser calls that. */
export function callFailureMessage(error: unknown): string {
  return describeCallFailure(error).message;
}

/** The failure in the words of the editors. */
export function explainCallFailure(error: unknown): string {
  const { blame, message } = describeCallFailure(error);
  return blame === null ? message : `${blame}: ${message}`;
}

/** Who is to blame for a failed call: the server, which said so; the network (null); or something else. */
function describeCallFailure(error: unknown): { blame: 'Server error' | 'Error' | null; message: string } {
  if (!isApiError(error))
    return { blame: 'Error', message: error instanceof Error ? error.message : String(error) };
  if (error.data) return { blame: 'Server error', message: error.message };
  const response: unknown = error.meta?.response;
  if (!(response instanceof Response)) return { blame: null, message: NO_RESPONSE };
  if (response.ok) return { blame: 'Error', message: error.message };
  return { blame: 'Server error', message: response.statusText || `status ${response.status}` };
}
