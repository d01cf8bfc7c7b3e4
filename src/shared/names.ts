import { compareNames } from './compare';
import { normalizeText } from './text';

/** Returns the key by which names are compared, which ignores letter case, Unicode's form and surrounding spaces. */
export function nameKey(name: string): string {
  return normalizeText(name.trim()).toLowerCase();
}

/** Returns the spelling in which a name is listed, or undefined if it is not. */
export function findName(names: readonly string[], name: string): string | undefined {
  const key = nameKey(name);
  return names.find(other => other === name) ?? names.find(other => nameKey(other) === key);
}

/** Returns each name once, in its first spelling, and no blank ones. */
export function distinctNames(names: readonly string[]): string[] {
  return [...byKey(names).values()];
}

/** Counts the lists that contain each name. Sorts by count, then by name. Each name keeps its first spelling. */
export function countNames(lists: readonly (readonly string[])[]): { name: string; count: number }[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const list of lists) {
    for (const [key, name] of byKey(list)) {
      counts.set(key, { name, ...counts.get(key), count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareNames(a.name, b.name));
}

function byKey(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names.map(one => one.trim())) {
    const key = nameKey(name);
    if (key !== '' && !found.has(key)) found.set(key, name);
  }
  return found;
}
