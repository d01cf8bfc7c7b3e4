import type { Transport } from '../call-api';
import type { ListedProcedure } from '../list-procedures';
import { HUGE_NUMBER, type Kind } from './field-kinds';
import type { InputRow } from './input-rows';

export type WrongInput = { what: string; input: unknown; fields: string[] };

/**
 * Lists invalid inputs of a row; `fields` names the invalid fields. One input has an invalid value in every field,
 * because the response names each of them, but the server looks for texts that cannot be stored one by one.
 * tests/unit/input-rows.test.ts tests more values without a server.
 */
export function wrongInputs(base: unknown, { fields, list }: InputRow): WrongInput[] {
  if (list) return list.refused.map(input => ({ what: shorten(input), input, fields: [] }));
  const kinds = Object.entries(fields);
  const invalid = Object.fromEntries(kinds.map(([field, { refused }]) => [field, refused.find(isStorable)]));
  const required = kinds.filter(([, { isOptional }]) => !isOptional).map(([field]) => field);
  return [
    { what: 'every field', input: { ...Object(base), ...invalid }, fields: kinds.map(([field]) => field) },
    ...(required.length > 0 ? [{ what: 'no field', input: {}, fields: required }] : []),
    ...kinds.flatMap(([field, { refused }]) =>
      refused
        .filter(value => !isStorable(value))
        .slice(0, 1)
        .map(value => ({
          what: `${field}: ${shorten(value)}`,
          input: { ...Object(base), [field]: value },
          fields: [field],
        })),
    ),
    ...[null, 'text', 7, true, []].map(input => ({ what: shorten(input), input, fields: [] })),
  ];
}

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
