/** Explains each error status in the API reference. */
const FAILURES = {
  400: 'The request is not valid. Nothing was stored.',
  401: 'The access token is missing or invalid, or the credentials are wrong.',
  403: 'The refresh token is invalid, expired or revoked. Sign in again.',
  404: 'The record does not exist.',
  409: 'The request conflicts with stored data. Nothing was changed.',
  413: 'The request body is too large.',
  415: 'The request body has the wrong type or an unknown encoding.',
  429: 'Too many requests from this address.',
  500: 'Server error. The log has details under the request ID.',
  503: 'The database is unavailable. Nothing was stored; the same request may succeed later.',
};
export type FailureStatus = keyof typeof FAILURES;

/** Explains the given statuses, and those that every operation can return. */
export function describeFailures(statuses: FailureStatus[]): Record<number, string> {
  const all: FailureStatus[] = [400, 500, 503, ...statuses];
  return Object.fromEntries(all.map(status => [status, FAILURES[status]]));
}
