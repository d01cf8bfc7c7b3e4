import * as all from './all-migrations';
import type { RepeatableMigration } from './repeatable-migration';

/** All migrations, oldest first. */
export const migrations: (new () => RepeatableMigration)[] = Object.values(all).sort(
  (one, other) => momentOf(one) - momentOf(other),
);

/** The moment that ends its name, by which TypeORM orders migrations, too. */
function momentOf(migration: new () => RepeatableMigration): number {
  return Number(new migration().name.slice(-13));
}
