/** What a field of an answer must be for the screens to live with it. */
export type Shape<Answer> = { [Field in keyof Answer]?: 'string' | 'number' | 'list' };

/**
 * True for an answer that has the kind of fields that it should. A proxy in trouble may answer anything, with status
 * 200 too; the schemas themselves are too large for visitors' pages.
 */
export function hasShape<Answer extends object>(answer: Answer, shape: Shape<Answer>): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(shape).every(([field, kind]) => {
    const value: unknown = Reflect.get(answer, field);
    return kind === 'list' ? Array.isArray(value) : typeof value === kind;
  });
}

/** For a query's `select`: an answer of another shape is a failure. */
export function requireShape<Answer extends object>(shape: Shape<Answer>): (answer: Answer) => Answer {
  return answer => {
    if (!hasShape(answer, shape)) throw new Error('The answer is not what was asked for');
    return answer;
  };
}

/** The same for a list. */
export function requireRows<Row extends object>(shape: Shape<Row>): (rows: Row[]) => Row[] {
  return rows => {
    if (!Array.isArray(rows) || !rows.every(row => hasShape(row, shape))) {
      throw new Error('The answer is not what was asked for');
    }
    return rows;
  };
}
