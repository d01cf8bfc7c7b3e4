type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were given: '' and false are values, undefined is not. */
export function withoutUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
