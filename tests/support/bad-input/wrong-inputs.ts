import type { Transport } from '../call-api';
import type { ListedProcedure } from '../list-procedures';
import { HUGE_NUMBER, type Kind, withoutField } from './field-kinds';
import type { InputRow } from './input-rows';

export type WrongInput = { what: string; input: unknown; field?: string };

/**
 * Lists the invalid inputs of a row, each with a single mistake; `field` names the invalid field, if there is
 * one.
 */
export function wrongInputs(
  base: unknown,
  row: InputRow,
  procedure: ListedProcedure,
  transport: Transport,
): WrongInput[] {
  if (row.list) return row.list.refused.map(input => ({ what: shorten(input), input }));
  const inPath = (field: string) => transport === 'REST' && procedure.rest?.path.includes(`{${field}}`);
  const fieldInputs = Object.entries(row.fields).flatMap(([field, kind]) => [
    ...sendable(kind.refused, field, procedure, transport).map(value => ({
      what: `${field}: ${shorten(value)}`,
      input: { ...Object(base), [field]: value },
      field,
    })),
    ...(kind.isOptional || inPath(field)
      ? []
      : [{ what: `no ${field}`, input: withoutField(Object(base), field), field }]),
  ]);
  // REST always reads an object from a path or a query.
  const otherInputs = transport === 'REST' ? [] : [null, 'text', 7, true, []];
  return [...fieldInputs, ...otherInputs.map(input => ({ what: shorten(input), input }))];
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
