import type { EntitySchemaColumnOptions, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { Entity } from '#server/core/database/entity';
import { timestampSchema } from '#shared/contract/common';
import { listColumns } from './table-rows';

const INT_MAX = 2 ** 31 - 1;

/** Reads a row of a backup and refuses it if it does not match the table's columns and rules. */
export type ReadRow = (row: unknown) => { data: ObjectLiteral } | { issues: z.core.$ZodIssue[] };

export function createRowReader(entity: Entity): ReadRow {
  const columns = listColumns(entity).map(([name, column]) => [name, columnSchema(column)]);
  const schema: z.ZodType<ObjectLiteral> = z.strictObject(Object.fromEntries(columns));
  const { rules } = entity;
  return row => {
    const result = schema.safeParse(row);
    if (!result.success) return result.error;
    return rules?.safeParse(row).error ?? result;
  };
}

function columnSchema(column: EntitySchemaColumnOptions): z.ZodType {
  const schema = valueSchema(column);
  // A backup older than the column lacks the value; columns added later are always nullable.
  return column.nullable ? schema.nullable().default(null) : schema;
}

function valueSchema({ type, length, transformer }: EntitySchemaColumnOptions): z.ZodType {
  // Stored as JSON; the table's rules check its shape.
  if (transformer) return z.json();
  switch (type) {
    case 'boolean':
      return z.boolean();
    case 'int':
      return z.int().min(-INT_MAX).max(INT_MAX);
    case 'double':
      return z.number();
    case 'datetime':
      return timestampSchema.transform(text => new Date(text));
    default:
      return length === undefined ? z.string() : z.string().max(Number(length));
  }
}
