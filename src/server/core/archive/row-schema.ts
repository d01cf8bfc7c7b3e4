import type { EntitySchemaColumnOptions, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { Entity } from '#server/core/database/entity';
import { isStorable, UNSTORABLE } from '#server/core/errors/valid-input';
import { timestampSchema } from '#shared/contract/common';
import { listColumns } from './table-rows';

const INT_MAX = 2 ** 31 - 1;

/** Reads a row of a backup, and refuses one that does not match the table's columns and rules. */
export type ReadRow = (row: unknown) => { data: ObjectLiteral } | { issues: Defect[] };

type Defect = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Stored values have fewer levels, which INPUT_MAX_DEPTH limits. */
const MAX_DEPTH = 50;

export function createRowReader(entity: Entity): ReadRow {
  const columns = listColumns(entity).map(([name, column]) => [name, columnSchema(column)] as const);
  const schema: z.ZodType<ObjectLiteral> = z.object(Object.fromEntries(columns));
  const { rules, formerColumns } = entity;
  const names = new Set([...columns.map(([name]) => name), ...formerColumns]);
  return row => {
    const defect = findUnknownColumn(names, row) ?? findDefect(row, 0);
    if (defect) return { issues: [defect] };
    const result = schema.safeParse(row);
    if (!result.success) return result.error;
    return rules?.safeParse(row).error ?? result;
  };
}

/** The part of an unknown name that a message quotes. */
const NAME_LENGTH = 100;

function findUnknownColumn(names: ReadonlySet<string>, row: unknown): Defect | null {
  if (typeof row !== 'object' || row === null) return null;
  const unknown = Object.keys(row).find(name => !names.has(name));
  return unknown === undefined ? null : { path: [unknown.slice(0, NAME_LENGTH)], message: 'unknown column' };
}

/**
 * Finds values that no engine stores, and values that JavaScript would take for something else, at any level.
 */
function findDefect(value: unknown, depth: number): Defect | null {
  if (typeof value === 'string') return isStorable(value) ? null : { path: [], message: UNSTORABLE };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return { path: [], message: 'nested too deeply' };
  for (const [name, child] of Object.entries(value)) {
    if (name === '__proto__') return { path: [name], message: 'not a valid name' };
    if (!isStorable(name)) return { path: [], message: UNSTORABLE };
    const defect = findDefect(child, depth + 1);
    if (defect) return { ...defect, path: [name, ...defect.path] };
  }
  return null;
}

function columnSchema(column: EntitySchemaColumnOptions): z.ZodType {
  const schema = valueSchema(column);
  // A backup older than the column lacks the value. Columns added later are always nullable.
  return column.nullable ? schema.nullable().default(null) : schema;
}

function valueSchema({ type, length, transformer }: EntitySchemaColumnOptions): z.ZodType {
  // The value was parsed from JSON, and the table's rules check its shape.
  if (transformer) return z.custom(value => value !== undefined, 'missing');
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
