import * as all from './all-migrations';
import type { RepeatableMigration } from './repeatable-migration';

export { leaseTableStatement } from './1795460000000-lease';
export type { RepeatableMigration } from './repeatable-migration';

/** Lists all migrations, oldest first. */
export const migrations: (new () => RepeatableMigration)[] = Object.values(all).sort(
  (one, other) => getTimestamp(one) - getTimestamp(other),
);

/** Returns the timestamp at the end of the name, by which TypeORM orders migrations too. */
function getTimestamp(migration: new () => RepeatableMigration): number {
  return Number(new migration().name.slice(-13));
}
