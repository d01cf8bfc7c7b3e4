import type { Transport } from '../app/call-api';
import type { ListedProcedure } from '../app/list-procedures';
import { HUGE_NUMBER, type Kind } from './field-kinds';

/** Returns false for a text that some database cannot store, which the server refuses in every procedure. */
export function isStorable(value: unknown): boolean {
  return !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(value));
}

/** Filters the values that a request can carry: in a path or a query every value is a UTF-8 string. */
export function sendable(
  values: Kind['refused'],
  field: string,
  { rest }: ListedProcedure,
  transport: Transport,
): unknown[] {
  const isInPath = rest?.path.includes(`{${field}}`) ?? false;
  if (transport !== 'REST' || (rest?.method !== 'GET' && !isInPath)) return values;
  return values.filter(
    value =>
      typeof value === 'string' &&
      value !== HUGE_NUMBER &&
      !/\p{Surrogate}/u.test(value) &&
      value.length < 10_000 &&
      !(isInPath && value === ''),
  );
}

/** Shortens a value for messages. */
export function shorten(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}

/** Replaces the placeholder of a number above the largest double, which JSON.parse reads as infinite. */
export function toParsed(value: unknown): unknown {
  if (value === HUGE_NUMBER) return Number.POSITIVE_INFINITY;
  if (Array.isArray(value)) return value.length > 1_000 ? value : value.map(toParsed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toParsed(child)]));
}
