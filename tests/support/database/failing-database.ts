import type { EntityManager } from 'typeorm';
import type { Database } from '#server/core/database/database';

/** Returns a database whose transactions fail at the call of a method that has this number. */
export function failAt(db: Database, method: 'deleteAll' | 'insert' | 'update', count: number): Database {
  const failing = (manager: EntityManager) => {
    let left = count;
    return new Proxy(manager, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]) => {
          if (name === method) left -= 1;
          if (name === method && left === 0) throw new Error('broken off');
          return Reflect.apply(value, target, values);
        };
      },
    });
  };
  return { ...db, write: work => db.write(manager => work(failing(manager))) };
}
