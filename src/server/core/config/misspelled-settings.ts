/** Names the setting that each misspelled variable may mean. Variables of other programs are not like any setting. */
export function listMisspelledSettings(names: string[], settings: string[]): string[] {
  const known = new Set(settings);
  return names.flatMap(name => {
    if (known.has(name) || NOT_SETTINGS.has(name)) return [];
    const meant = settings.find(setting => isAlike(name, setting));
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
  });
}

/** Variables that other programs set: cron has MAILTO. */
const NOT_SETTINGS = new Set(['MAILTO']);
/** Other letters make another word of a short name, such as POST instead of HOST. Only their order may be wrong. */
const SHORT = 6;
/** Two other letters make another word of these, such as HTTP_URL instead of SMTP_URL. */
const MEDIUM = 8;

function isAlike(name: string, setting: string): boolean {
  // Other programs use short words in lower case, such as port.
  if (setting.length <= SHORT) return sortLetters(name) === sortLetters(setting);
  const upper = name.toUpperCase();
  if (sortLetters(upper) === sortLetters(setting)) return true;
  return countEdits(upper, setting) <= (setting.length <= MEDIUM ? 1 : 2);
}

const sortLetters = (name: string) => [...name].sort().join('');

/** Counts the letters to add, to remove and to replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
