/**
 * What a value must be for the screens to live with it: `['string']` is a list of texts, `[{ name: 'string' }]` one of
 * objects with a name. A field that may be missing or null has no kind.
 */
export type Kind<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [(infer Item)[]]
        ? [Kind<Item>]
        : [Value] extends [object]
          ? { [Field in keyof Value]?: Kind<Value[Field]> }
          : never;

/**
 * True for an answer that is of the kind that it should be. A proxy in trouble may answer anything, with status 200 too;
 * the schemas themselves are too large for visitors' pages.
 */
export function hasShape<Answer>(answer: unknown, kind: Kind<Answer>): answer is Answer {
  return isOfKind(answer, kind);
}

/** For a query's `select`: an answer of another kind is a failure. */
export function requireShape<Answer>(kind: Kind<Answer>): (answer: Answer) => Answer {
  return answer => {
    if (!isOfKind(answer, kind)) throw new Error('The answer is not what was asked for');
    return answer;
  };
}

function isOfKind(value: unknown, kind: unknown): boolean {
  if (Array.isArray(kind)) return Array.isArray(value) && value.every(item => isOfKind(item, kind[0]));
  if (typeof kind !== 'object' || kind === null) return typeof value === kind;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(kind).every(([field, ofField]) => isOfKind(Reflect.get(value, field), ofField));
}
