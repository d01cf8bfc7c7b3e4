import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { asJson, column } from '#server/core/database/columns';
import type { Field, FieldColumn } from '#shared/contract/fields';
import { mapValues } from '#shared/map-values';

type ColumnOptions = EntitySchemaColumnOptions &
  ({ nullable?: false } | { nullable: true; transformer: ValueTransformer });

const COLUMNS = {
  name: column.name,
  text: column.longText,
  key: column.key,
  list: { ...column.longText, transformer: asJson },
  flag: column.boolean,
  number: column.integer,
} satisfies Record<FieldColumn, ColumnOptions>;

/** Returns the columns of declared fields. */
export function toColumns<Name extends string>(fields: Record<Name, Field>): Record<Name, ColumnOptions> {
  return mapValues(fields, toColumn);
}

/** Rows from before a field was added have null in its column. */
function toColumn({ column: kind, absent, initial }: Field): ColumnOptions {
  const stored: ColumnOptions & { transformer?: ValueTransformer } = COLUMNS[kind];
  if (absent === 'never') return stored;
  const { to, from }: ValueTransformer = stored.transformer ?? { to: asIs, from: asIs };
  const empty = absent === 'null' ? null : initial;
  return { ...stored, nullable: true, transformer: { to, from: value => from(value) ?? empty } };
}

function asIs(value: unknown): unknown {
  return value;
}
