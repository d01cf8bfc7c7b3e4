import { AppError } from './app-error';

/** How deep lists and objects may be nested in an input. What the contract knows needs four levels. */
export const INPUT_MAX_DEPTH = 32;

/**
 * Hands the input on, if it is not nested deeper than any contract needs: what is may overflow the stack of whoever
 * walks through it.
 * @throws AppError BAD_REQUEST
 */
export function requireBoundedDepth(input: unknown): unknown {
  let level = [input].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > INPUT_MAX_DEPTH) {
      throw new AppError('BAD_REQUEST', `The input is nested deeper than ${INPUT_MAX_DEPTH} levels`);
    }
    level = level.flatMap(container => Object.values(container).filter(isContainer));
  }
  return input;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
