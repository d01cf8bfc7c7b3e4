import type { Readable } from 'node:stream';
import {
  type ParsedElementInfo,
  type ParsedTokenInfo,
  type StackElement,
  Tokenizer,
  TokenParser,
  TokenType,
} from '@streamparser/json';

type TableRow = { table: string; row: unknown };

/** Thrown with the defect of a document. */
export class JsonRowsError extends Error {}

/** The number of levels inside a row. The deepest content has four. */
const MAX_DEPTH = 50;
/** A row is parsed at once, so more values would block other requests. */
const MAX_TOKENS = 300_000;
const MAX_ROW_BYTES = 10_000_000;
const STRING_BUFFER_BYTES = 64 * 1_024;

/**
 * Reads tables from `{"project": [row, …], …}` row by row, so that memory use does not depend on their
 * number.
 * @throws JsonRowsError for another document or table, and for rows that are too long or nested too deeply
 */
export function readJsonRows(document: Readable, tables: ReadonlySet<string>): AsyncGenerator<TableRow> {
  return readRows(document, {
    path: '$.*.*',
    toRow: ({ value, stack }) => ({ table: getTable(stack), row: value }),
    check: ({ token, value }, depth) => {
      if (depth <= 2) requireList(token, depth);
      if (depth === 1 && token === TokenType.STRING && !tables.has(String(value)))
        throw new JsonRowsError(`unknown table ${String(value).slice(0, 100)}`);
    },
  });
}

/**
 * Reads rows that follow each other without commas, such as one per line.
 * @throws JsonRowsError for anything but JSON, and for rows that are too long or nested too deeply
 */
export function readJsonLines(document: Readable): AsyncGenerator<unknown> {
  return readRows(document, { path: '$', separator: '', toRow: ({ value }) => value });
}

type Layout<Row> = {
  /** Selects the rows. */
  path: string;
  /** The text between documents. Without it, there is one document. */
  separator?: string;
  toRow(element: ParsedElementInfo): Row;
  check?(token: ParsedTokenInfo, depth: number): void;
};

async function* readRows<Row>(document: Readable, layout: Layout<Row>): AsyncGenerator<Row> {
  const rows: Row[] = [];
  const { write, end } = createRowParser(layout, row => rows.push(row));
  for await (const chunk of document) {
    write(chunk);
    yield* rows.splice(0);
  }
  end();
  yield* rows;
}

function createRowParser<Row>({ path, toRow, check, ...options }: Layout<Row>, onRow: (row: Row) => void) {
  const tokenizer = new Tokenizer({ stringBufferSize: STRING_BUFFER_BYTES, ...options });
  const parser = new TokenParser({ paths: [path], keepStack: false, ...options });
  let depth = 0;
  let tokens = 0;
  let bytes = 0;
  tokenizer.onToken = token => {
    depth += toStep(token.token);
    tokens += 1;
    if (depth > MAX_DEPTH) throw new JsonRowsError('nested too deeply');
    if (tokens > MAX_TOKENS) throw new JsonRowsError('a row is too long');
    check?.(token, depth);
    parser.write(token);
  };
  parser.onValue = element => {
    onRow(toRow(element));
    tokens = 0;
    bytes = 0;
  };
  // Without handlers, the parser would end silently at the first error.
  const fail = (error: Error) => {
    throw error instanceof JsonRowsError ? error : new JsonRowsError('not valid JSON');
  };
  tokenizer.onError = fail;
  parser.onError = fail;
  return {
    write: (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_ROW_BYTES + chunk.length) throw new JsonRowsError('a row is too long');
      tokenizer.write(chunk);
    },
    end: () => {
      tokenizer.end();
      // The parser ends after a single document by itself.
      if (options.separator !== undefined) parser.end();
      if (!parser.isEnded) throw new JsonRowsError('not valid JSON');
    },
  };
}

function toStep(token: TokenType): number {
  if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) return 1;
  if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) return -1;
  return 0;
}

/** Refuses anything but lists in an object. The parser would skip it because it contains no row. */
function requireList(token: TokenType, depth: number): void {
  const isObject = depth === 1 && token !== TokenType.LEFT_BRACKET;
  const isList = depth === 2 && token !== TokenType.LEFT_BRACE;
  const isEnd = depth === 0 && token === TokenType.RIGHT_BRACE;
  const isValue =
    depth < 2 && [TokenType.NUMBER, TokenType.TRUE, TokenType.FALSE, TokenType.NULL].includes(token);
  if (isValue || !(isObject || isList || isEnd)) throw new JsonRowsError('not lists of rows');
}

function getTable(stack: StackElement[]): string {
  return String(stack[1]?.key);
}
