import { tokenize, tokenTypes as types } from 'css-tree/tokenizer';
import type { XastElement } from 'svgo';

type Token = { type: number; text: string };

/** Elements of the drawing, and fonts in the file itself. */
const OWN_ADDRESS =
  /^\s*(#|data:(font\/(woff2?|ttf|otf|sfnt|collection)|application\/(x-)?font-\w+);(charset=[\w-]+;)?base64,)/i;
/** Functions that load the file that a string names, or run a script. */
const UNSAFE_FUNCTION = /^(src|image|.*image-set|expression)\($/i;
/** Properties of old browsers that run a script. */
const UNSAFE_PROPERTY = /^(behavior|-moz-binding)$/i;
/** Only a style with one of these characters can load something or run a script. */
const SUSPICIOUS = /[\\<@(:"']/;

const OPENING = [types.Function, types.LeftParenthesis, types.LeftSquareBracket, types.LeftCurlyBracket];
const CLOSING = [types.RightParenthesis, types.RightSquareBracket, types.RightCurlyBracket];

/** Finds a part of a style that loads something from outside the drawing, runs a script or could hide that. */
export function findUnsafe(style: string): string | null {
  if (!SUSPICIOUS.test(style)) return null;
  const tokens = listTokens(style).filter(({ type }) => type !== types.WhiteSpace && type !== types.Comment);
  const index = tokens.findIndex((token, at) => !isSafe(token, tokens[at - 1], tokens[at + 1]));
  if (index === -1) return null;
  const [token, next] = tokens.slice(index);
  return `${token?.text}${token?.type === types.Function ? (next?.text ?? '') : ''}`;
}

function isSafe({ type, text }: Token, previous: Token | undefined, next: Token | undefined): boolean {
  if (type === types.BadUrl || type === types.BadString || text.includes('<')) return false;
  if (type === types.String) return true;
  // Only texts need escapes.
  if (text.includes('\\')) return false;
  if (type === types.Url) return isOwnAddress(text.slice('url('.length));
  if (type === types.AtKeyword) return text.toLowerCase() !== '@import';
  if (type === types.Ident && next?.type === types.Colon && previous?.text !== '.')
    return !UNSAFE_PROPERTY.test(text);
  if (type !== types.Function) return true;
  if (text.toLowerCase() !== 'url(') return !UNSAFE_FUNCTION.test(text);
  return next?.type === types.String && isOwnAddress(next.text.slice(1));
}

/** Characters of rules would mislead the search for references. */
function isOwnAddress(address: string): boolean {
  return OWN_ADDRESS.test(address) && !/[{}\\]|\/\*/.test(address);
}

/** Returns a style without comments and texts, so that patterns find only rules and addresses in it. */
export function removeTexts(style: string): string {
  let isAddress = false;
  return listTokens(style)
    .map(({ type, text }) => {
      if (type === types.Comment) return '';
      const replaced = type === types.String && !isAddress ? '""' : text;
      if (type !== types.WhiteSpace) isAddress = text.toLowerCase() === 'url(';
      return replaced;
    })
    .join('');
}

/**
 * Returns the text of a style sheet without what browsers don't load for a picture: imports and external fonts. Comments
 * with markup are emptied. An embedded import stays, so that it is found unsafe.
 */
export function readSheet({ children }: XastElement): string {
  const texts = children.map(child => (child.type === 'text' || child.type === 'cdata' ? child.value : ''));
  const tokens = listTokens(texts.join(''));
  const sheet: string[] = [];
  for (let index = 0, end: number; index < tokens.length; index = end) {
    end = findEnd(tokens, index);
    const text = joinTokens(tokens.slice(index, end));
    sheet.push(isUnloaded(text) ? ' ' : text);
  }
  return sheet.join('');
}

/** Finds the end of an import or a font. Any other token is alone. */
function findEnd(tokens: Token[], start: number): number {
  if (!/^@(import|font-face)$/i.test(tokens[start]?.text ?? '')) return start + 1;
  let depth = 0;
  for (let index = start + 1; index < tokens.length; index++) {
    const type = tokens[index]?.type ?? 0;
    if (OPENING.includes(type)) depth++;
    if (CLOSING.includes(type)) {
      if (depth === 0) return index;
      depth--;
    }
    const isEnd = type === types.Semicolon || type === types.RightCurlyBracket;
    if (isEnd && depth === 0) return index + 1;
  }
  return tokens.length;
}

function isUnloaded(text: string): boolean {
  if (/^@import/i.test(text)) return !/data:|\\/i.test(text);
  return /^@font-face/i.test(text) && findUnsafe(text) !== null;
}

function joinTokens(tokens: Token[]): string {
  return tokens
    .map(({ type, text }) => (type === types.Comment && text.includes('<') ? '/**/' : text))
    .join('');
}

function listTokens(style: string): Token[] {
  const tokens: Token[] = [];
  tokenize(style, (type, start, end) => tokens.push({ type, text: style.slice(start, end) }));
  return tokens;
}
