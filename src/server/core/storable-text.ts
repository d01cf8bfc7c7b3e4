import { AppError } from './app-error';

type Path = (string | number)[];
type Visited = { value: unknown; key?: string | number; parent?: Visited };

const REFUSAL = 'Must not contain the NUL character or half of a surrogate pair';

/**
 * Hands the input on, if every engine gives each of its texts back unchanged: SQLite cuts text at a NUL character, and
 * half of a surrogate pair has no UTF-8.
 * @throws AppError BAD_REQUEST naming the first text that is none
 */
export function requireStorableText(input: unknown): unknown {
  const path = findUnstorableText(input);
  if (!path) return input;
  throw new AppError('BAD_REQUEST', 'Input validation failed', { issues: [{ path, message: REFUSAL }] });
}

/** A list of what is still to be seen instead of recursion: input may be nested deeper than the stack. */
function findUnstorableText(input: unknown): Path | null {
  const visits: Visited[] = [{ value: input }];
  for (const parent of visits) {
    const { value } = parent;
    if (typeof value === 'string' && !isStorable(value)) return pathTo(parent);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      if (!isStorable(name)) return pathTo(parent);
      visits.push({ value: child, key, parent });
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function pathTo(visited: Visited): Path {
  const path: Path = [];
  for (let at: Visited | undefined = visited; at?.key !== undefined; at = at.parent) path.unshift(at.key);
  return path;
}
