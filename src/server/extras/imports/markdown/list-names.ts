const MAX_LENGTH = 200;

/** Lists as many whole names as fit, such as 'a, b and 6 more'. */
export function listNames(names: string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names.map(shortenName)) {
    length += name.length;
    if (shown.length > 0 && length > MAX_LENGTH) break;
    shown.push(name);
    length += ', '.length;
  }
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Shortens a name that alone is too long to be shown. */
export function shortenName(name: string): string {
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}
