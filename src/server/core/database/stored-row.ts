import type { ObjectLiteral } from 'typeorm';
import type { Fields } from '../content/history';
import { AppError } from '../errors/app-error';
import type { Entity } from './entity';

/**
 * Makes a row of what was kept of one: moments are dates again, and columns that the table no longer has are left out.
 * @throws AppError BAD_REQUEST for what breaks the table's rules by now
 */
export function toStoredRow<Row extends object>(entity: Entity<Row>, fields: Fields): ObjectLiteral {
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

function requireRules<Row extends object>({ rules, options }: Entity<Row>, fields: Fields): void {
  const [issue] = rules?.safeParse(fields).error?.issues ?? [];
  if (!issue) return;
  const message = `This ${options.name} cannot be restored: ${issue.path.join('.')}: ${issue.message}`;
  throw new AppError('BAD_REQUEST', message);
}
