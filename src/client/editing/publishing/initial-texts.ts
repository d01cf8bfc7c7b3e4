/** The texts that new items of a kind start with, by field. */
export type InitialTexts<Fields> = { readonly [Name in keyof Fields]?: string };

/** Returns true while a field still has its initial text. */
export function isInitialText<Fields>(
  initial: InitialTexts<Fields>,
  fields: Fields,
  name: keyof Fields,
): boolean {
  return initial[name] !== undefined && fields[name] === initial[name];
}

/** Returns the names of the fields that still have their initial text. */
export function findInitialTexts<Fields extends object>(
  initial: InitialTexts<Fields>,
  fields: Fields,
): (keyof Fields & string)[] {
  const names: (keyof Fields & string)[] = [];
  for (const name in fields) if (isInitialText(initial, fields, name)) names.push(name);
  return names;
}

/** Returns the fields without their initial texts. The title stays, because every item needs one. */
export function withoutInitialTexts<Fields extends object>(
  initial: InitialTexts<Fields>,
  fields: Fields,
): Fields {
  const cleared = findInitialTexts(initial, fields).filter(name => name !== 'title');
  return { ...fields, ...Object.fromEntries(cleared.map(name => [name, ''])) };
}
