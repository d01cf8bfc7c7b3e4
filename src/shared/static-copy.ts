import { isRecord } from './is-record';

/** Tells the pages of a static copy where they are and where they send things. Pages of a running site have none. */
export type StaticCopy = {
  /** The path below which the copy is served, without a slash at its end. Empty at the root of a host. */
  base: string;
  /** The https: address that receives the contact form, or the mailto: address that a visitor's mail opens. */
  contactAddress: string | null;
  /** The https: address that counts views. Null counts none. */
  viewsAddress: string | null;
  /**
   * The moment to which years of experience are counted, in milliseconds since 1970. It is the first day of a month, so
   * that pages change once a month by themselves.
   */
  countedTo: number;
};

/** The folder with the answers of the API that pages need after a navigation. */
const ANSWERS_PATH = '/data/';

/** The published texts, from which the browser builds the index of its search. */
export const SEARCH_SOURCE_PATH = `${ANSWERS_PATH}search.json`;

/** Returns the path of the file with a query's answer. Its name is short for any input. */
export function answerPath(procedure: string, input: unknown): string {
  const text = isRecord(input) ? JSON.stringify(input, Object.keys(input).sort()) : JSON.stringify(input);
  return `${ANSWERS_PATH}${procedure}/${digest(text ?? '')}.json`;
}

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** Hashes a text with FNV-1a in 64 bits, because the browser has no other hash on plain http. It is not for security. */
function digest(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
