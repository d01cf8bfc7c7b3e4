/** The code of an API error, also of one that came with the page's state; null when there was no answer. */
export function errorCode(error: unknown): string | null {
  const data = property(error, 'data');
  const code = property(data, 'code');
  return typeof code === 'string' ? code : null;
}

/** What was asked for does not exist; nor does anything whose id is none, such as one without end. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST';
}

/** Codes of a server that cannot answer now. With those, and with no answer at all, trying again may help. */
const TEMPORARY = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT']);

export function isTemporary(error: unknown): boolean {
  const code = errorCode(error);
  return code === null || TEMPORARY.has(code);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
