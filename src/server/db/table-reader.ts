import {
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
  Repository,
} from 'typeorm';
import { type Condition, readCondition } from './plain-condition';

type Row = Record<string, unknown>;

/** Runs a SELECT as the engine does it fastest; no more rows than `take` come, where it is given. */
export type Select = <Found>(sql: string, values: unknown[], take: number | null) => Promise<Found[]>;

/** What a plain SELECT is made of: which columns, where which of them are compared with what, in which order, how many. */
type Plain = {
  select: string[] | null;
  where: Condition[];
  order: [string, 'ASC' | 'DESC'][];
  take: number | null;
};

/** A SELECT that was put together, and what its rows still lack. */
type Statement = { sql: string; hydrate(row: Row): void };

/** How the tables of a database are read: the statements so far, by table and shape, and what runs them. */
export type Reading = { statements: Map<unknown, Map<string, Statement>>; select: Select };

/**
 * TypeORM's repository, for reading: a plain SELECT is put together at its first use, not at each, and its rows are taken
 * as the database gives them, with the values that a column needs converted. What is not plain goes TypeORM's way.
 */
export class TableReader<Entity extends ObjectLiteral> extends Repository<Entity> {
  readonly #statements: Map<string, Statement>;
  readonly #select: Select;

  constructor(target: EntityTarget<Entity>, manager: EntityManager, { statements, select }: Reading) {
    super(target, manager);
    const known = statements.get(target) ?? new Map<string, Statement>();
    statements.set(target, known);
    this.#statements = known;
    this.#select = select;
  }

  override async find(options: FindManyOptions<Entity> = {}): Promise<Entity[]> {
    const plain = readPlain(options);
    if (plain === null) return super.find(options);
    const { sql, hydrate } = this.#statementOf(plain);
    const values = plain.where.flatMap(condition => this.#bind(condition));
    const rows = await this.#select<Entity>(sql, values, plain.take);
    for (const row of rows) hydrate(row);
    return rows;
  }

  override findBy(where: FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[]): Promise<Entity[]> {
    return this.find({ where });
  }

  override async findOneBy(
    where: FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[],
  ): Promise<Entity | null> {
    const [row] = await this.find({ where, take: 1 });
    return row ?? null;
  }

  override async findOneByOrFail(
    where: FindOptionsWhere<Entity> | FindOptionsWhere<Entity>[],
  ): Promise<Entity> {
    return (await this.findOneBy(where)) ?? super.findOneByOrFail(where);
  }

  /** As the driver stores it: SQLite has no moments of its own. */
  #bind({ column, values }: Condition): unknown[] {
    const { driver } = this.manager.connection;
    const stored = this.metadata.findColumnWithPropertyName(column);
    return values.map(value =>
      stored && value instanceof Date ? driver.preparePersistentValue(value, stored) : value,
    );
  }

  #statementOf({ select, where, order, take }: Plain): Statement {
    const shape = `${select} ${where.map(({ sql }) => sql)} ${order} ${take}`;
    const known = this.#statements.get(shape);
    if (known) return known;
    const query = this.createQueryBuilder('item').select([]);
    const columns = this.metadata.columns.filter(({ propertyName, isSelect }) =>
      select ? select.includes(propertyName) : isSelect,
    );
    for (const { propertyName } of columns) query.addSelect(`item.${propertyName}`, propertyName);
    for (const { sql } of where) query.andWhere(sql);
    for (const [name, direction] of order) query.addOrderBy(`item.${name}`, direction);
    if (take !== null) query.limit(take);
    const { driver } = this.manager.connection;
    const converted = columns.filter(
      ({ type, transformer }) => transformer || type === 'boolean' || type === 'datetime',
    );
    const statement = {
      sql: query.getQuery(),
      hydrate: (row: Row) => {
        for (const column of converted) {
          const { propertyName } = column;
          row[propertyName] = driver.prepareHydratedValue(row[propertyName], column);
        }
      },
    };
    this.#statements.set(shape, statement);
    return statement;
  }
}

/** Null for what only TypeORM knows how to ask. */
function readPlain(options: FindManyOptions): Plain | null {
  const { select = {}, where = {}, order = {}, take = null, ...others } = options;
  if (Object.keys(others).length > 0) return null;
  const selected = Object.entries(select);
  const conditions = Object.entries(where).flatMap(readCondition);
  const orders = Object.entries(order);
  if (Array.isArray(where) || conditions.length < Object.keys(where).length) return null;
  if (!selected.every(([, isSelected]) => isSelected === true)) return null;
  return orders.every(isOrder)
    ? {
        select: options.select ? selected.map(([name]) => name) : null,
        where: conditions,
        order: orders,
        take,
      }
    : null;
}

function isOrder(order: [string, unknown]): order is [string, 'ASC' | 'DESC'] {
  return order[1] === 'ASC' || order[1] === 'DESC';
}
