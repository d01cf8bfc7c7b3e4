import { FindOperator } from 'typeorm';

/** A part of a WHERE, with a mark for each of its values. */
export type Condition = { column: string; sql: string; values: Value[] };
type Value = string | number | boolean | Date;

/** Puts a condition of a `find` into SQL; none for what only TypeORM knows how to ask. */
export function readCondition([column, compared]: [string, unknown]): Condition[] {
  const name = `item.${column}`;
  const compare = (sql: string, ...values: unknown[]) =>
    values.every(isValue) ? [{ column, sql, values: values.filter(isValue) }] : [];
  if (!(compared instanceof FindOperator)) return compare(`${name} = ?`, compared);
  const { value }: { value: unknown } = compared;
  switch (compared.type) {
    case 'isNull':
      return compare(`${name} IS NULL`);
    case 'lessThan':
      return compare(`${name} < ?`, value);
    case 'lessThanOrEqual':
      return compare(`${name} <= ?`, value);
    case 'raw':
      return compare(...marked(compared.getSql?.(name) ?? '', compared.objectLiteralParameters ?? {}));
    default:
      return [];
  }
}

type Marked = { sql: string; names: string[] };
/** Conditions with names for their values, which stand in the code and are few, with marks instead. */
const known = new Map<string, Marked>();

function marked(named: string, parameters: object): [sql: string, ...values: unknown[]] {
  const { sql, names } = known.get(named) ?? mark(named);
  return [sql, ...names.map(name => Reflect.get(parameters, name))];
}

function mark(named: string): Marked {
  const names: string[] = [];
  const sql = named.replace(/:(\w+)/g, (_all, name: string) => {
    names.push(name);
    return '?';
  });
  const made = { sql, names };
  known.set(named, made);
  return made;
}

function isValue(value: unknown): value is Value {
  return ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;
}
