import MarkdownIt, { type Env, type MarkdownIt as Parser, type RendererRule, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { escapeHtml } from './escape-html';

type ParsedMarkdown = { parser: Parser; tokens: Token[]; env: Env };

/**
 * Parses GitHub's Markdown with tables, strikethrough, footnotes and automatic links. HTML tags are text. The
 * IDs of footnotes start with `idPrefix`, and the links to them with `page`.
 */
export function parseMarkdown(text: string, idPrefix = '', page = ''): ParsedMarkdown {
  parsers ??= createParsers();
  const parser = text.split('[^').length > MAX_FOOTNOTE_MARKS ? parsers.plain : parsers.withFootnotes;
  const env = { idPrefix, page };
  return { parser, tokens: parser.parse(text, env), env };
}

/** Limits footnote marks. The parser searches the rest of the line for each one, which could take minutes. */
const MAX_FOOTNOTE_MARKS = 400;

let parsers: { plain: Parser; withFootnotes: Parser } | undefined;

function createParsers() {
  // GitHub has no inline footnotes.
  const withFootnotes = createParser().use(footnotes).disable('footnote_inline');
  withFootnotes.core.ruler.before('footnote_tail', 'separate_footnotes', state => {
    state.tokens = separateFootnotes(state.tokens);
  });
  Object.assign(withFootnotes.renderer.rules, FOOTNOTE_RULES);
  return { plain: createParser(), withFootnotes };
}

function createParser(): Parser {
  const parser = new MarkdownIt({ html: false, linkify: true });
  // Accept every link here, because addresses.ts decides about its target.
  parser.validateLink = () => true;
  // Require a scheme or www: main.rs is a file, not a site in Serbia.
  parser.linkify.set({ fuzzyLink: false });
  parser.linkify.add('www.', {
    validate: (text, position) => AFTER_WWW.exec(text.slice(position, position + 1_000))?.[0].length ?? 0,
    normalize: match => {
      match.url = `https://${match.url}`;
    },
  });
  // On GitHub, three or more tildes do not strike text through.
  parser.inline.ruler.before('strikethrough', 'tildes', (state, isSilent) => {
    if (!state.src.startsWith('~~~', state.pos)) return false;
    const start = state.pos;
    while (state.src[state.pos] === '~') state.pos += 1;
    if (!isSilent) state.pending += state.src.slice(start, state.pos);
    return true;
  });
  Object.assign(parser.renderer.rules, TABLE_RULES);
  return parser;
}

/** Matches a host and path, up to the end of the sentence. */
const AFTER_WWW = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}(?:[/?#](?:[^\s<]*[^\s<.,;:!?'")\]])?)?/u;

function renderAttributes(token: Token | undefined, self: Parameters<RendererRule>[4]): string {
  return token ? self.renderAttrs(token) : '';
}

const TABLE_RULES = {
  table_open: (...[tokens, index, , , self]) =>
    `<div class="table" tabindex="0" role="group" aria-label="Table">\n<table${renderAttributes(tokens[index], self)}>\n`,
  table_close: () => '</table>\n</div>\n',
} satisfies Record<string, RendererRule>;

const FOOTNOTE_RULES = {
  footnote_block_open: (...[tokens, index, , , self]) =>
    `<section class="footnotes" aria-label="Footnotes">\n<ol${renderAttributes(tokens[index], self)}>\n`,
  footnote_open: (...[tokens, index, , env]) => `<li id="${noteId(tokens[index], env)}">`,
  footnote_ref: (...[tokens, index, , env]) => {
    const token = tokens[index];
    const id = noteId(token, env);
    // The link back leads to the first of several references.
    const own = token?.meta?.subId === 0 ? ` id="${id}-ref"` : '';
    const link = `<a href="${getPage(env)}#${id}"${own} aria-label="Footnote ${noteNumber(token)}">`;
    return `<sup>${link}${noteNumber(token)}</a></sup>`;
  },
  footnote_anchor: (...[tokens, index, , env]) => {
    const token = tokens[index];
    if (token?.meta?.subId !== 0) return '';
    return ` <a href="${getPage(env)}#${noteId(token, env)}-ref" aria-label="Back to the text">\u21a9\ufe0e</a>`;
  },
} satisfies Record<string, RendererRule>;

/** Moves footnotes out of other footnotes, because `footnote_tail` would lose the end of the outer one. */
function separateFootnotes(tokens: Token[]): Token[] {
  const separated: Token[] = [];
  const open: Token[][] = [];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') open.push([]);
    (open.at(-1) ?? separated).push(token);
    if (token.type === 'footnote_reference_close') separated.push(...(open.pop() ?? []));
  }
  return separated;
}

function noteNumber(note: Token | undefined): number {
  return Number(note?.meta?.id) + 1;
}

function noteId(note: Token | undefined, env: Env | undefined): string {
  return escapeHtml(`${env?.idPrefix}-note-${noteNumber(note)}`);
}

function getPage(env: Env | undefined): string {
  return escapeHtml(String(env?.page));
}

/** Creates a token of finished HTML. The parser never creates one, because HTML tags are text. */
export function htmlToken(html: string, type: 'html_block' | 'html_inline' = 'html_block'): Token {
  const token = new MarkdownIt.Token(type, '', 0);
  token.content = html;
  return token;
}
