/**
 * Suggests a setting for each variable with a similar name. Variables of other programs resemble no setting, so one that
 * resembles none is reported only if it is in `.env`, which is for the site alone.
 */
export function listMisspelledSettings(names: string[], namesInFile: string[], settings: string[]): string[] {
  const known = new Set(settings);
  const inFile = new Set(namesInFile);
  return names.flatMap(name => {
    if (known.has(name) || NOT_SETTINGS.has(name)) return [];
    const meant = settings.find(setting => isAlike(name, setting));
    if (meant !== undefined) return [`${name} is not a setting. Did you mean ${meant}?`];
    return inFile.has(name) && !FOR_OTHERS.test(name) ? [`${name} is not a setting.`] : [];
  });
}

/** Variables in `.env` that compose, Node and the AWS SDK read. */
const FOR_OTHERS = /^(COMPOSE_|DOCKER_|NODE_|AWS_|BUILD_COMMIT$|TZ$)/;

/** Variables of other programs that resemble a setting. Cron reads MAILTO. */
const NOT_SETTINGS = new Set(['MAILTO']);
/** Up to this length, only swapped letters are a misspelling: POST is another word than HOST. */
const SHORT = 6;
/** Up to this length, one wrong letter is a misspelling, but not two: HTTP_URL is another word than SMTP_URL. */
const MEDIUM = 8;

function isAlike(name: string, setting: string): boolean {
  // The case must match here, because other programs use short names in lower case, such as port.
  if (setting.length <= SHORT) return sortLetters(name) === sortLetters(setting);
  const upper = name.toUpperCase();
  if (sortLetters(upper) === sortLetters(setting)) return true;
  return countEdits(upper, setting) <= (setting.length <= MEDIUM ? 1 : 2);
}

const sortLetters = (name: string) => [...name].sort().join('');

/** Returns the Levenshtein distance. */
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
