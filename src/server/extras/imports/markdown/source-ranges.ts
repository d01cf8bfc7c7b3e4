import type { Env, Token } from 'markdown-it';
import {
  type AddressRange,
  findDestination,
  InlineElements,
  parser,
  parserWithoutIndentedCode,
  readInline,
} from './inline-elements';
import { createLines, type SourceLines } from './source-lines';
import { byStart, mergeRanges, outside, type TextRange } from './text-ranges';

export type SourceRanges = {
  /** Code in every form, which must stay as it is, in order. */
  code: TextRange[];
  /** The addresses of links, images and definitions outside code, in order. */
  addresses: AddressRange[];
  /** HTML comments outside code, in order. */
  comments: TextRange[];
};

/** Finds code, addresses and comments in a Markdown text. */
export function findRanges(text: string, isMdx = false): SourceRanges {
  const elements = new InlineElements();
  const lines = createLines(text);
  const env: Env = {};
  const blocks: TextRange[] = [];
  const tokens = (isMdx ? parserWithoutIndentedCode : parser).parse(text, env);
  for (const [index, token] of tokens.entries()) {
    if (!token.map) continue;
    const [first, end] = token.map;
    if (token.type === 'fence' || token.type === 'code_block') blocks.push(lines.range(first, end));
    else if (token.type === 'reference_definition') addDefinition(lines, first, elements);
    else if (token.type === 'html_block')
      readInline(token.content, lines.mapLines(token.content, first), env, elements);
    else if (token.type === 'tr_open') readCells(lines, first, listCells(tokens, index), env, elements);
    else if (token.type === 'inline') {
      const { markup = '' } = tokens[index - 1] ?? {};
      const isMarked = markup.startsWith('#');
      const map = isMarked ? lines.mapHeading(token.content, first) : lines.mapLines(token.content, first);
      readInline(token.content, map, env, elements);
    }
  }
  const code = mergeRanges([...blocks, ...elements.spans, ...listCodeElements(text, elements)]);
  return { code, addresses: outside(elements.addresses, code), comments: outside(elements.comments, code) };
}

/** Lists the HTML elements with code, up to their closing tags, which may be in another block. */
function listCodeElements(text: string, { codeTags }: InlineElements): TextRange[] {
  const found: TextRange[] = [];
  const unclosed = new Set<string>();
  let last = 0;
  for (const { name, start, end } of codeTags.sort(byStart)) {
    if (start < last || unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = end;
    if (closing.test(text)) {
      last = closing.lastIndex;
      found.push({ start, end: last });
    } else unclosed.add(name);
  }
  return found;
}

/** Matches the beginning of a definition up to its address, which may be on the next line of a quote. */
const DEFINITION = /(?:[^[]*\[\^[^\]\s]+\]:)*[^[]*\[(?:[^\]\\]|\\.)*\]:[\s>]*/y;

function addDefinition({ text, range }: SourceLines, line: number, { addresses }: InlineElements): void {
  DEFINITION.lastIndex = range(line, line).start;
  const [beginning] = DEFINITION.exec(text) ?? [];
  if (beginning === undefined) return;
  const address = findDestination(text, range(line, line).start + beginning.length);
  if (address) addresses.push({ ...address, isPicture: false });
}

function listCells(tokens: Token[], row: number): string[] {
  const cells: string[] = [];
  for (let index = row + 1; tokens[index] && tokens[index]?.type !== 'tr_close'; index += 1) {
    const { type, content = '' } = tokens[index] ?? {};
    if (type === 'inline') cells.push(content);
  }
  return cells;
}

/** Reads the cells of a row one after the other, because they have no positions. */
function readCells(
  { text, range }: SourceLines,
  line: number,
  cells: string[],
  env: Env,
  elements: InlineElements,
): void {
  let position = range(line, line).start;
  for (const cell of cells) {
    // A cell has only escaped pipes, without their backslashes.
    const written = cell.replaceAll('|', '\\|');
    const start = text.indexOf(written, position);
    if (written === '' || start === -1) continue;
    readInline(written, index => start + index, env, elements);
    position = start + written.length;
  }
}
