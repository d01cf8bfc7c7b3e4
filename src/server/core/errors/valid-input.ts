import { AppError } from './app-error';
import { invalidInput } from './invalid-input';

/** The maximum nesting of an input. The contract needs four levels. */
export const INPUT_MAX_DEPTH = 32;

const UNSTORABLE = 'Must not contain the NUL character or half of a surrogate pair';

type Path = (string | number)[];

/**
 * Returns the input if it can be processed and stored. Deep nesting could overflow the stack, and not every engine
 * stores every text: SQLite cuts it at a NUL character, and a lone surrogate has no UTF-8.
 * @throws AppError BAD_REQUEST naming the first text that cannot be stored
 */
export function requireValidInput(input: unknown): unknown {
  checkValue(input, []);
  return input;
}

function checkValue(value: unknown, path: Path): void {
  if (typeof value === 'string') checkText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= INPUT_MAX_DEPTH) {
    throw new AppError('BAD_REQUEST', `The input is nested deeper than ${INPUT_MAX_DEPTH} levels`);
  }
  for (const [name, child] of Object.entries(value)) {
    checkText(name, path);
    checkValue(child, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

function checkText(text: string, path: Path): void {
  if (!text.includes('\0') && !/\p{Surrogate}/u.test(text)) return;
  throw invalidInput([{ path, message: UNSTORABLE }]);
}
