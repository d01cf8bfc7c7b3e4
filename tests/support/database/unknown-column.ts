import { EntitySchema } from 'typeorm';
import { entities } from '#server/composition/entities';
import type { Services } from '#server/composition/services';
import { column } from '#server/core/database/columns';
import type { Entity } from '#server/core/database/entity';
import type { TestApp } from '../app/start-app';
import { connect, openTestDatabase } from './open-test-database';
import { createTestDatabase, type TestDatabase } from './test-database';

/** A column that no code knows, and its value. */
export const UNKNOWN = { column: 'columnNobodyKnows', mark: 'told-by-nobody' };

/** Every entity of the product with the additional column. */
export const entitiesWithUnknown: Entity[] = entities.map(withUnknown);

function withUnknown(entity: Entity): Entity {
  const columns = { ...entity.options.columns, [UNKNOWN.column]: { ...column.name, nullable: true } };
  const options = { ...entity.options, columns };
  return Object.assign(new EntitySchema(options), { ...entity, options });
}

/** Creates an empty database whose tables have the column. */
export async function createDatabaseWithUnknown(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await (await openTestDatabase(database)).close();
  const source = await connect(database, []);
  for (const table of tables) {
    await source.query(`ALTER TABLE ${table} ADD COLUMN ${UNKNOWN.column} VARCHAR(1000) NULL`);
  }
  await source.destroy();
  return database;
}

/** Sets the column in every row of every table. */
export async function markRows({ db }: TestApp): Promise<void> {
  await db.write(async manager => {
    for (const table of tables)
      await manager.query(`UPDATE ${table} SET ${UNKNOWN.column} = '${UNKNOWN.mark}'`);
  });
}

const tables = entities.map(({ options }) => options.name);

/** Wraps the services and calls `onLeak` with the name of each call whose result contains the column. */
export function watchServices(services: Services, onLeak: (call: string) => void): Services {
  return watch(services, [], onLeak);
}

function watch<Target extends object>(
  target: Target,
  path: string[],
  onLeak: (call: string) => void,
): Target {
  const checkResult = (result: unknown) => {
    if (hasUnknown(result)) onLeak(path.join('..'));
    return result;
  };
  return new Proxy(target, {
    get: (_target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      const isWatched = typeof value === 'function' || Array.isArray(value) || isPlain(value);
      return isWatched ? watch(value, [...path, String(key)], onLeak) : value;
    },
    apply: (_target, self, parameters) => {
      const result: unknown =
        typeof target === 'function' ? Reflect.apply(target, self, parameters) : undefined;
      return result instanceof Promise ? result.then(checkResult) : checkResult(result);
    },
  });
}

function hasUnknown(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(UNKNOWN.mark);
  if (Array.isArray(value)) return value.some(hasUnknown);
  return isPlain(value) && (UNKNOWN.column in value || Object.values(value).some(hasUnknown));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
