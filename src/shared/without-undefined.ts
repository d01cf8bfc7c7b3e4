type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined fields. The values '' and false stay. */
export function withoutUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
