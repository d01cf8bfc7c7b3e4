import MarkdownIt, { type Env, type MarkdownIt as Parser, type StateInline, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { byStart, mergeRanges, outside, type TextRange } from './text-ranges';

/** A part of a text, from `start` to before `end`. */
export type AddressRange = TextRange & { isPicture: boolean };
export type SourceRanges = {
  /** Code in every form, which must stay as it is, in order. */
  code: TextRange[];
  /** The addresses of links, images and definitions outside code, in order. */
  addresses: AddressRange[];
  /** HTML comments outside code. */
  comments: TextRange[];
};

type Tag = TextRange & { name: string };
type InlineRule = (state: StateInline, isSilent: boolean) => boolean;

/** HTML elements whose content is not Markdown. */
const CODE_TAG = /^<(pre|code|script|style|textarea|samp|kbd|tt|xmp|svg|math)\b/i;
const IMAGE_SOURCE = /^<img\b[^>]*?\bsrc\s*=\s*(["'])([^"']+)\1/i;

const parser = createParser();
/** The reading in progress. Parsing is synchronous. */
let found: SourceRanges & { codeTags: Tag[] };
/** Converts a position in the inline text that is being parsed into one in the source. */
let toSource: (position: number) => number;

/**
 * Finds code, addresses and comments in the first `length` characters of a Markdown text. markdown-it has no
 * positions of inline elements, so its rules are watched.
 */
export function findRanges(text: string, length = text.length): SourceRanges {
  found = { code: [], addresses: [], comments: [], codeTags: [] };
  const source = createLines(text.slice(0, length));
  const env: Env = {};
  const tokens = parser.parse(source.text, env);
  for (const [index, token] of tokens.entries()) {
    if (!token.map) continue;
    const [first, end] = token.map;
    if (token.type === 'fence' || token.type === 'code_block') found.code.push(source.range(first, end));
    else if (token.type === 'reference_definition') addDefinition(source, first);
    else if (token.type === 'html_block')
      readInline(token.content, source.mapLines(token.content, first), env);
    else if (token.type === 'tr_open') readCells(source, first, listCells(tokens, index), env);
    else if (token.type === 'inline') {
      const { markup = '' } = tokens[index - 1] ?? {};
      const isMarked = markup.startsWith('#');
      const map = isMarked ? source.mapHeading(token.content, first) : source.mapLines(token.content, first);
      readInline(token.content, map, env);
    }
  }
  addCodeElements(text);
  const code = mergeRanges(found.code);
  return { code, addresses: outside(found.addresses, code), comments: outside(found.comments, code) };
}

/** Resolves the escapes and entities of an address. */
export function unescapeAddress(address: string): string {
  return parser.utils.unescapeAll(address);
}

function readInline(content: string, map: (position: number) => number, env: Env): void {
  toSource = map;
  parser.inline.parse(content, parser, env, []);
}

function createParser(): Parser {
  const created = new MarkdownIt({ html: true }).use(footnotes);
  created.core.ruler.enableOnly(['block']);
  // A reference to a footnote has no address, and searching for its end takes long.
  created.inline.ruler.disable(['footnote_inline', 'footnote_ref']);
  created.validateLink = () => true;
  watch(created, 'backticks', (state, start) => found.code.push(toRange(start, state.pos)));
  watch(created, 'html_inline', (state, start) => addTag(state.src.slice(start, state.pos), start));
  watch(created, 'link', (state, start) => addAddress(state, start, false));
  watch(created, 'image', (state, start) => addAddress(state, start, true));
  return created;
}

/** Calls `note` after a rule has found an element. */
function watch(parser: Parser, name: string, note: (state: StateInline, start: number) => void): void {
  const rule = getRule(name);
  parser.inline.ruler.at(name, (state, isSilent) => {
    const start = state.pos;
    const tokens = state.tokens.length;
    const outer = toSource;
    // The text of an image is parsed on its own.
    if (name === 'image' && !isSilent) toSource = position => outer(start + '!['.length + position);
    const isFound = rule(state, isSilent);
    toSource = outer;
    if (isFound && !isSilent && state.tokens.length > tokens) note(state, start);
    return isFound;
  });
}

function getRule(name: string): InlineRule {
  const { ruler } = new MarkdownIt().inline;
  ruler.enableOnly(name);
  const [rule] = ruler.getRules('');
  if (!rule) throw new Error(`markdown-it has no rule ${name}`);
  return rule;
}

function toRange(start: number, end: number): TextRange {
  return { start: toSource(start), end: toSource(end) };
}

/** Adds the address of a link or image in parentheses. One with a label has its address in a definition. */
function addAddress(state: StateInline, start: number, isPicture: boolean): void {
  if (state.src[state.pos - 1] !== ')') return;
  const label = parser.helpers.parseLinkLabel(state, isPicture ? start + 1 : start, !isPicture);
  addDestination(state.src, skipSpaces(state.src, label + ']('.length), { toRange, isPicture });
}

type DestinationOptions = { toRange: (start: number, end: number) => TextRange; isPicture: boolean };

function addDestination(text: string, position: number, { toRange, isPicture }: DestinationOptions): void {
  const { ok, pos: end } = parser.helpers.parseLinkDestination(text, position, text.length);
  if (!ok || end === position) return;
  const isBracketed = text[position] === '<';
  const range = isBracketed ? toRange(position + 1, end - 1) : toRange(position, end);
  found.addresses.push({ ...range, isPicture });
}

function skipSpaces(text: string, position: number): number {
  let end = position;
  while (/[ \t\n]/.test(text.charAt(end))) end += 1;
  return end;
}

function addTag(tag: string, start: number): void {
  const range = toRange(start, start + tag.length);
  if (tag.startsWith('<!--')) found.comments.push(range);
  const [, name] = CODE_TAG.exec(tag) ?? [];
  if (name !== undefined) found.codeTags.push({ ...range, name });
  const { 0: match = '', 2: source = '' } = IMAGE_SOURCE.exec(tag) ?? [];
  if (source === '') return;
  const end = start + match.length - 1;
  found.addresses.push({ ...toRange(end - source.length, end), isPicture: true });
}

/** Adds the HTML elements with code, up to their closing tags, which may be in another block. */
function addCodeElements(text: string): void {
  const unclosed = new Set<string>();
  let last = 0;
  for (const { name, start, end } of found.codeTags.sort(byStart)) {
    if (start < last || unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = end;
    if (closing.test(text)) {
      last = closing.lastIndex;
      found.code.push({ start, end: last });
    } else unclosed.add(name);
  }
}

/** Matches the beginning of a definition up to its address, which may be on the next line of a quote. */
const DEFINITION = /(?:[^[]*\[\^[^\]\s]+\]:)*[^[]*\[(?:[^\]\\]|\\.)*\]:[\s>]*/y;

function addDefinition({ text, range }: Lines, line: number): void {
  DEFINITION.lastIndex = range(line, line).start;
  const [beginning] = DEFINITION.exec(text) ?? [];
  if (beginning === undefined) return;
  const start = range(line, line).start + beginning.length;
  addDestination(text, start, { toRange: (start, end) => ({ start, end }), isPicture: false });
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
function readCells({ text, range }: Lines, line: number, cells: string[], env: Env): void {
  let position = range(line, line).start;
  for (const cell of cells) {
    // A cell has only escaped pipes, without their backslashes.
    const written = cell.replaceAll('|', '\\|');
    const start = text.indexOf(written, position);
    if (written === '' || start === -1) continue;
    readInline(written, index => start + index, env);
    position = start + written.length;
  }
}

type Lines = ReturnType<typeof createLines>;

/** Converts lines of a text, and positions in the content of its blocks, into positions in the text. */
function createLines(text: string) {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  const getStart = (line: number) => starts[line] ?? text.length;

  function range(first: number, end: number): TextRange {
    return { start: getStart(first), end: getStart(end) };
  }

  /** Each line of the content is the end of a line of the text, without the marks of lists and quotes. */
  function mapLines(content: string, first: number): (position: number) => number {
    const shifts: { start: number; shift: number }[] = [];
    let start = 0;
    for (const [index, line] of content.split('\n').entries()) {
      const source = text.slice(getStart(first + index), getStart(first + index + 1));
      const end = getStart(first + index) + source.trimEnd().length;
      shifts.push({ start, shift: end - (start + line.trimEnd().length) });
      start += line.length + 1;
    }
    let current = 0;
    return position => {
      // Positions mostly increase.
      if ((shifts[current]?.start ?? 0) > position) current = 0;
      while ((shifts[current + 1]?.start ?? Number.POSITIVE_INFINITY) <= position) current += 1;
      return position + (shifts[current]?.shift ?? 0);
    };
  }

  function mapHeading(content: string, line: number): (position: number) => number {
    const [marks = ''] = /^[^#]*#+[ \t]*/.exec(text.slice(getStart(line), getStart(line + 1))) ?? [];
    const start = text.indexOf(content, getStart(line) + marks.length);
    return position => start + position;
  }

  return { text, range, mapLines, mapHeading };
}
