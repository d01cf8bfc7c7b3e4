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

/** The values by their places, instead of by their names. */
function marked(sql: string, parameters: object): [sql: string, ...values: unknown[]] {
  const values: unknown[] = [];
  const withMarks = sql.replace(/:(\w+)/g, (_all, name: string) => {
    values.push(Reflect.get(parameters, name));
    return '?';
  });
  return [withMarks, ...values];
}

function isValue(value: unknown): value is Value {
  return ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;
}
