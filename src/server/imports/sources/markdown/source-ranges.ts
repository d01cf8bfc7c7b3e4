import type { Env, Token } from 'markdown-it';
import {
  type AddressRange,
  findDestination,
  InlineElements,
  parser,
  parserWithoutIndentedCode,
  readInline,
} from './inline-elements';
import { createLines, type SourceLines, type SourceText } from './source-text';
import { byStart, firstFrom, mergeRanges, outside, type TextRange } from './text-ranges';

export type SourceRanges = {
  /** Code in every form, which must stay as it is, in order. */
  code: TextRange[];
  /** The code that is not a span: blocks and HTML elements. */
  blocks: TextRange[];
  spans: TextRange[];
  /** The addresses of links, images and definitions outside code, in order. */
  addresses: AddressRange[];
};

/** A part of a text. Indented lines are text in MDX, and where a list goes on. */
export type SourcePart = TextRange & { hasIndentedCode: boolean };

/** Finds code and addresses in a part of a Markdown text. */
export function findRanges(source: SourceText, part: SourcePart): SourceRanges {
  const elements = new InlineElements();
  const lines = createLines(source, part);
  const env: Env = {};
  const blocks: TextRange[] = [];
  const tokens = (part.hasIndentedCode ? parser : parserWithoutIndentedCode).parse(
    source.text.slice(part.start, part.end),
    env,
  );
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
  blocks.push(...listCodeElements(source, elements));
  const { spans, addresses } = elements;
  const code = mergeRanges([...blocks, ...spans]);
  return { code, blocks, spans, addresses: outside(addresses, code) };
}

/** Lists the HTML elements with code, up to their closing tags, which may be in another block. */
function listCodeElements({ closingTags }: SourceText, { codeTags }: InlineElements): TextRange[] {
  const found: TextRange[] = [];
  let last = 0;
  for (const { name, start, end } of codeTags.sort(byStart)) {
    const ends = closingTags.get(name) ?? [];
    const closing = ends[firstFrom(ends, end + 1)];
    if (start < last || closing === undefined) continue;
    found.push({ start, end: closing });
    last = closing;
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
