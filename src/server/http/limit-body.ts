import { AppError } from '#server/core/errors/app-error';

/** The maximum number of values in a JSON body. The longest lists of the contract need about 70,000. */
export const BODY_MAX_VALUES = 100_000;
/** The maximum number of different names in a JSON body. Only maps of sections have names of their own. */
export const BODY_MAX_NAMES = 2_500;

const [QUOTE, BACKSLASH, COMMA, COLON] = Buffer.from('"\\,:');
const SPACE = 0x20;
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));
/** The constants of FNV-1a, a hash of bytes. */
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** The values and names of a JSON body so far. */
export type BodyCounts = { values: number; names: number };

export function isWithinLimits({ values, names }: BodyCounts): boolean {
  return values <= BODY_MAX_VALUES && names <= BODY_MAX_NAMES;
}

/**
 * Refuses a body with too many values or names. Parsing hundreds of thousands of empty objects, or tens of
 * thousands of different names, holds up other requests far longer than any text of the same size.
 * @throws AppError BAD_REQUEST
 */
export function requireWithinLimits(counts: BodyCounts): void {
  if (isWithinLimits(counts)) return;
  const excess =
    counts.values > BODY_MAX_VALUES ? `${BODY_MAX_VALUES} values` : `${BODY_MAX_NAMES} different names`;
  throw new AppError('BAD_REQUEST', `The body has more than ${excess}.`);
}

/**
 * Returns a function that takes the next part of a JSON body and returns the counts so far. Each list and object
 * has one value more than it has commas, unless it is empty. A text before a colon is a name.
 */
export function createBodyCounter(): (part: Uint8Array) => BodyCounts {
  const names = new Set<number>();
  let values = 1;
  let hash = HASH_START;
  let isText = false;
  let isEscaped = false;
  let isEmpty = false;
  return part => {
    for (const byte of part) {
      if (isText) {
        hash = Math.imul(hash ^ byte, HASH_FACTOR);
        isText = isEscaped || byte !== QUOTE;
        isEscaped = !isEscaped && byte === BACKSLASH;
      } else if (byte > SPACE) {
        if (byte === COMMA || OPENING.has(byte)) values += 1;
        else if (isEmpty && CLOSING.has(byte)) values -= 1;
        else if (byte === COLON && names.size <= BODY_MAX_NAMES) names.add(hash);
        else if (byte === QUOTE) {
          isText = true;
          hash = HASH_START;
        }
        isEmpty = OPENING.has(byte);
      }
    }
    return { values, names: names.size };
  };
}
