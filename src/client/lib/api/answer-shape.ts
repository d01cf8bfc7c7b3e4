/** Part of a value that stands for the kinds of all: a list's first item for each of its items. */
export type Example<Value> = Value extends readonly (infer Item)[]
  ? Example<Item>[]
  : Value extends object
    ? { [Field in keyof Value]?: Example<Value[Field]> }
    : Value;

/**
 * True for an answer like the example: the same kinds of values in the same fields. What the example leaves out, or has as
 * null or as an empty list, may be anything. A proxy in trouble may answer anything, with status 200 too; the schemas
 * themselves are too large for visitors' pages.
 */
export function hasShape<Answer>(answer: unknown, example: Example<Answer>): answer is Answer {
  return isLike(answer, example);
}

/** For a query's `select`: an answer unlike the example is a failure. */
export function requireShape<Answer>(example: Example<Answer>): (answer: Answer) => Answer {
  return answer => {
    if (!isLike(answer, example)) throw new Error('The answer is not what was asked for');
    return answer;
  };
}

function isLike(value: unknown, example: unknown): boolean {
  if (example === null || example === undefined) return true;
  if (Array.isArray(example)) return Array.isArray(value) && value.every(item => isLike(item, example[0]));
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(example).every(([field, ofField]) => isLike(Reflect.get(value, field), ofField));
}
