import { AppError } from './app-error';
import { createInputError } from './invalid-input';

/** The maximum nesting of an input. The contract needs four levels. */
export const INPUT_MAX_DEPTH = 32;

export const UNSTORABLE = 'Must not contain the NUL character or half of a surrogate pair';

type Path = (string | number)[];

/**
 * Returns the input if the server can process and store it. Deep nesting could overflow the stack. Not every
 * engine stores every text: SQLite cuts it at a NUL character, and a lone surrogate has no UTF-8.
 * @throws AppError BAD_REQUEST that names the first text that cannot be stored
 */
export function requireValidInput(input: unknown): unknown {
  checkValue(input, []);
  return input;
}

function checkValue(value: unknown, path: Path): void {
  if (typeof value === 'string') checkText(value, path);
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= INPUT_MAX_DEPTH) {
    throw new AppError('BAD_REQUEST', `The input is nested deeper than ${INPUT_MAX_DEPTH} levels.`);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkChild(item, index, path);
  } else {
    for (const [name, child] of Object.entries(value)) {
      checkText(name, path);
      checkChild(child, name, path);
    }
  }
}

function checkChild(child: unknown, name: string | number, path: Path): void {
  path.push(name);
  checkValue(child, path);
  path.pop();
}

/** Returns true for text that every engine stores. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function checkText(text: string, path: Path): void {
  if (isStorable(text)) return;
  throw createInputError([{ path: [...path], message: UNSTORABLE }]);
}
