import MarkdownIt, { type Env, type MarkdownIt as Parser, type StateInline } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { TextRange } from './text-ranges';

export type AddressRange = TextRange & { isPicture: boolean };

type InlineRule = (state: StateInline, isSilent: boolean) => boolean;

/** Parsers of blocks. Those within a block are read with `readInline`. */
export const parser = createParser();
/** Takes indented lines for text, as MDX does. */
export const parserWithoutIndentedCode = createParser();
parserWithoutIndentedCode.block.ruler.disable('code');

/** HTML elements whose content is not Markdown. */
const CODE_TAG = /^<(pre|code|script|style|textarea|samp|kbd|tt|xmp|svg|math)\b/i;
const IMAGE_SOURCE = /^<img\b[^>]*?\bsrc\s*=\s*(["'])([^"']+)\1/i;

/** Collects the elements of inline texts. The rules of the parser find it in their environment. */
export class InlineElements {
  readonly spans: TextRange[] = [];
  readonly addresses: AddressRange[] = [];
  readonly comments: TextRange[] = [];
  readonly codeTags: (TextRange & { name: string })[] = [];
  /** Converts a position in the inline text that is being parsed into one in the source. */
  toSource: (position: number) => number = position => position;

  toRange(start: number, end: number): TextRange {
    return { start: this.toSource(start), end: this.toSource(end) };
  }

  addTag(tag: string, start: number): void {
    const range = this.toRange(start, start + tag.length);
    if (tag.startsWith('<!--')) this.comments.push(range);
    const [, name] = CODE_TAG.exec(tag) ?? [];
    if (name !== undefined) this.codeTags.push({ ...range, name: name.toLowerCase() });
    const { 0: match = '', 2: source = '' } = IMAGE_SOURCE.exec(tag) ?? [];
    if (source === '') return;
    const end = start + match.length - 1;
    this.addresses.push({ ...this.toRange(end - source.length, end), isPicture: true });
  }

  /** Adds the address of a link or image in parentheses. One with a label has its address in a definition. */
  addAddress(state: StateInline, start: number, isPicture: boolean): void {
    if (state.src[state.pos - 1] !== ')') return;
    const label = parser.helpers.parseLinkLabel(state, isPicture ? start + 1 : start, !isPicture);
    const range = findDestination(state.src, skipSpaces(state.src, label + ']('.length));
    if (range) this.addresses.push({ ...this.toRange(range.start, range.end), isPicture });
  }
}

/** Reads an inline text whose positions `toSource` converts. markdown-it has none, so its rules are watched. */
export function readInline(
  content: string,
  toSource: (position: number) => number,
  env: Env,
  elements: InlineElements,
): void {
  elements.toSource = toSource;
  parser.inline.parse(content, parser, { ...env, elements }, []);
}

/** Finds the address at a position, without its angle brackets. Returns null if there is none or it is empty. */
export function findDestination(text: string, position: number): TextRange | null {
  const { ok, pos: end } = parser.helpers.parseLinkDestination(text, position, text.length);
  if (!ok || end === position) return null;
  return text[position] === '<' ? { start: position + 1, end: end - 1 } : { start: position, end };
}

function skipSpaces(text: string, position: number): number {
  let end = position;
  while (/[ \t\n]/.test(text.charAt(end))) end += 1;
  return end;
}

function createParser(): Parser {
  const created = new MarkdownIt({ html: true }).use(footnotes);
  created.core.ruler.enableOnly(['block']);
  // A reference to a footnote has no address, and searching for its end takes long.
  created.inline.ruler.disable(['footnote_inline', 'footnote_ref']);
  created.validateLink = () => true;
  watch(created, 'backticks', (found, state, start) => found.spans.push(found.toRange(start, state.pos)));
  watch(created, 'html_inline', (found, state, start) =>
    found.addTag(state.src.slice(start, state.pos), start),
  );
  watch(created, 'link', (found, state, start) => found.addAddress(state, start, false));
  watch(created, 'image', (found, state, start) => found.addAddress(state, start, true));
  return created;
}

type Note = (elements: InlineElements, state: StateInline, start: number) => void;

/** Calls `note` after a rule has found an element. */
function watch(watched: Parser, name: string, note: Note): void {
  const rule = getRule(name);
  watched.inline.ruler.at(name, (state, isSilent) => {
    const elements = getElements(state);
    const start = state.pos;
    const tokens = state.tokens.length;
    const outer = elements.toSource;
    const inImage = (position: number) => outer(start + '!['.length + position);
    // The text of an image is parsed on its own.
    if (name === 'image' && !isSilent) elements.toSource = inImage;
    const isFound = rule(state, isSilent);
    elements.toSource = outer;
    if (isFound && !isSilent && state.tokens.length > tokens) note(elements, state, start);
    return isFound;
  });
}

function getElements({ env }: StateInline): InlineElements {
  if (env.elements instanceof InlineElements) return env.elements;
  throw new Error('The environment has no elements');
}

function getRule(name: string): InlineRule {
  const { ruler } = new MarkdownIt().inline;
  ruler.enableOnly(name);
  const [rule] = ruler.getRules('');
  if (!rule) throw new Error(`markdown-it has no rule ${name}`);
  return rule;
}
