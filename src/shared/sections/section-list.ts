/** A part of a page by its name, in its place of a list. */
export type Placed<Name extends string = string> = { name: Name; hidden: boolean };

/** The list with every name: those that it does not have, perhaps because they are newer, follow in their own order. */
export function completeList<Name extends string>(
  list: readonly Placed<Name>[],
  names: readonly Name[],
): Placed<Name>[] {
  const missing = names.filter(name => !list.some(placed => placed.name === name));
  return [...list, ...missing.map(name => ({ name, hidden: false }))];
}

/** The names that are shown, in the order of the list. */
export function shownNames<Name extends string>(
  list: readonly Placed<Name>[],
  names: readonly Name[],
): Name[] {
  return completeList(list, names).flatMap(({ name, hidden }) => (hidden ? [] : name));
}

export function isHidden(list: readonly Placed[], name: string): boolean {
  return list.some(placed => placed.name === name && placed.hidden);
}
