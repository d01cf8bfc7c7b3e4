import type { Transport } from '../call-api';
import type { ListedProcedure } from '../list-procedures';
import { HUGE_NUMBER, type Kind, withoutField } from './field-kinds';
import type { InputRow } from './input-rows';

export type WrongInput = { what: string; input: unknown; field?: string };

/** Every wrong input of a row, each wrong in one thing; `field` is where that stands, if in a field. */
export function wrongInputs(
  base: unknown,
  row: InputRow,
  procedure: ListedProcedure,
  transport: Transport,
): WrongInput[] {
  if (row.whole) return row.whole.refused.map(input => ({ what: brief(input), input }));
  const inPath = (field: string) => transport === 'REST' && procedure.rest?.path.includes(`{${field}}`);
  const ofFields = Object.entries(row.fields).flatMap(([field, kind]) => [
    ...sendable(kind.refused, field, procedure, transport).map(value => ({
      what: `${field}: ${brief(value)}`,
      input: { ...Object(base), [field]: value },
      field,
    })),
    ...(kind.isOptional || inPath(field)
      ? []
      : [{ what: `no ${field}`, input: withoutField(Object(base), field), field }]),
  ]);
  // In a path or a query there is always an object.
  const others = transport === 'REST' ? [] : [null, 'text', 7, true, []];
  return [...ofFields, ...others.map(input => ({ what: brief(input), input }))];
}

/** In a path and a query everything is text, and text is UTF-8 there. */
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

/** For messages: some values are very long. */
export function brief(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}
