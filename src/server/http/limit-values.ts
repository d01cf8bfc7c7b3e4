import { AppError } from '#server/core/errors/app-error';

/** The maximum number of values in a JSON body. The longest lists of the contract need about 70,000. */
export const BODY_MAX_VALUES = 100_000;

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const SPACE = 0x20;
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/**
 * Refuses a body with too many values. Parsing hundreds of thousands of empty objects holds up other requests
 * far longer than any text of the same size.
 * @throws AppError BAD_REQUEST
 */
export function limitValues(values: number): void {
  if (values <= BODY_MAX_VALUES) return;
  throw new AppError('BAD_REQUEST', `The body has more than ${BODY_MAX_VALUES} values.`);
}

/**
 * Returns a function that takes the next part of a JSON body and returns the number of values so far. Each
 * list and object has one value more than it has commas, unless it is empty.
 */
export function createValueCounter(): (part: Uint8Array) => number {
  let values = 1;
  let isText = false;
  let isEscaped = false;
  let isEmpty = false;
  return part => {
    for (const byte of part) {
      if (isEscaped) isEscaped = false;
      else if (isText) {
        isEscaped = byte === BACKSLASH;
        isText = byte !== QUOTE;
      } else if (byte > SPACE) {
        if (byte === COMMA || OPENING.has(byte)) values += 1;
        else if (isEmpty && CLOSING.has(byte)) values -= 1;
        isText = byte === QUOTE;
        isEmpty = OPENING.has(byte);
      }
    }
    return values;
  };
}
