import type { ObjectLiteral } from 'typeorm';
import type { StoredFields } from '#server/core/content/history';
import type { Entity } from '#server/core/database/entity';
import { AppError } from '#server/core/errors/app-error';

/**
 * Converts stored fields to a row. Timestamps become dates, and columns that no longer exist are dropped.
 * @throws AppError BAD_REQUEST for fields that violate the current rules of the table
 */
export function toStoredRow<Row extends object>(entity: Entity<Row>, fields: StoredFields): ObjectLiteral {
  requireRules(entity, fields);
  const columns = Object.entries<{ type?: unknown } | undefined>(entity.options.columns);
  return Object.fromEntries(
    columns.flatMap(([name, column]) => {
      const value = fields[name];
      if (value === undefined) return [];
      return [[name, column?.type === 'datetime' && typeof value === 'string' ? new Date(value) : value]];
    }),
  );
}

function requireRules<Row extends object>({ rules, options }: Entity<Row>, fields: StoredFields): void {
  const [issue] = rules?.safeParse(fields).error?.issues ?? [];
  if (!issue) return;
  const message = `This ${options.name} cannot be restored: ${issue.path.join('.')}: ${issue.message}`;
  throw new AppError('BAD_REQUEST', message);
}
