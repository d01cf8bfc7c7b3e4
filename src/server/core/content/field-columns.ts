import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { asJson, column } from '#server/core/database/columns';
import type { Field, FieldForm } from '#shared/contract/fields';
import { mapValues } from '#shared/map-values';

type FieldColumn = EntitySchemaColumnOptions &
  ({ nullable?: false } | { nullable: true; transformer: ValueTransformer });

const COLUMNS = {
  name: column.name,
  text: column.longText,
  key: column.key,
  list: { ...column.longText, transformer: asJson },
  flag: column.boolean,
  number: column.integer,
} satisfies Record<FieldForm, FieldColumn>;

/** Returns the columns of declared fields. */
export function toColumns<Name extends string>(fields: Record<Name, Field>): Record<Name, FieldColumn> {
  return mapValues(fields, toColumn);
}

/** Rows from before a field was added have null in its column. */
function toColumn({ form, absent, initial }: Field): FieldColumn {
  const stored: FieldColumn & { transformer?: ValueTransformer } = COLUMNS[form];
  if (absent === 'never') return stored;
  const { to, from }: ValueTransformer = stored.transformer ?? { to: asIs, from: asIs };
  const empty = absent === 'null' ? null : initial;
  return { ...stored, nullable: true, transformer: { to, from: value => from(value) ?? empty } };
}

function asIs(value: unknown): unknown {
  return value;
}
