export type SectionRow<Name extends string = string> = { name: Name; hidden: boolean };

/** Appends missing names in their default order, for instance names newer than the stored list. */
export function completeList<Name extends string>(
  list: readonly SectionRow<Name>[],
  names: readonly Name[],
): SectionRow<Name>[] {
  const missing = names.filter(name => !list.some(row => row.name === name));
  return [...list, ...missing.map(name => ({ name, hidden: false }))];
}

export function shownNames<Name extends string>(
  list: readonly SectionRow<Name>[],
  names: readonly Name[],
): Name[] {
  return completeList(list, names).flatMap(({ name, hidden }) => (hidden ? [] : name));
}

export function isHidden(list: readonly SectionRow[], name: string): boolean {
  return list.some(row => row.name === name && row.hidden);
}
