import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { type LineRange, readCodeInfo } from './code-info';
import { getHighlighter } from './code-languages';
import { escapeHtml } from './escape-html';
import { htmlToken } from './parse-markdown';

/** The number of characters per text that are highlighted. A block that exceeds the rest of it is plain. */
const MAX_HIGHLIGHTED = 20_000;

/**
 * Renders code blocks with the language, an optional title ("```ts src/main.ts") and highlighting by
 * classes.
 */
export function renderCode(tokens: Token[], isPlain: boolean): Token[] {
  let left = MAX_HIGHLIGHTED;
  return tokens.map(token => {
    if (token.type !== 'fence' && token.type !== 'code_block') return token;
    if (isPlain) return htmlToken(`<pre><code>${escapeHtml(token.content)}</code></pre>\n`);
    const isColored = token.content.length <= left;
    if (isColored) left -= token.content.length;
    return htmlToken(codeHtml(token, isColored));
  });
}

function codeHtml({ info, content }: Token, isColored: boolean): string {
  const { language: word, title: file, marked } = readCodeInfo(info);
  const highlight = getHighlighter();
  const language = highlight.getLanguage(word)?.name;
  const names = [file, language ?? word].filter(name => name !== '');
  const code = isColored && language !== undefined ? colored(content, word) : escapeHtml(content);
  const html = isColored && marked.length > 0 ? markLines(code, marked) : code;
  const head = [
    file === '' ? '' : `<code>${escapeHtml(file)}</code>`,
    language === undefined ? '' : `<span>${escapeHtml(language)}</span>`,
  ].join('');
  return [
    `<div class="code" role="group" aria-label="${escapeHtml(names.join(', ') || 'Code')}">`,
    head === '' ? '' : `<div class="code-head">${head}</div>`,
    `<pre tabindex="0"><code>${html}</code></pre>`,
    '</div>\n',
  ].join('');
}

/**
 * Caches highlighted code. The limit is in characters. A preview renders the same code on every keystroke,
 * and highlighting takes half of the time.
 */
const cache = new LRUCache<string, string>({
  maxSize: 1_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

function colored(content: string, language: string): string {
  const key = `${language}\n${content}`;
  const html =
    cache.get(key) ?? getHighlighter().highlight(content, { language, ignoreIllegals: true }).value;
  cache.set(key, html);
  return html;
}

/** Marks lines of code. An element that spans several lines is closed at the end of each and opened again. */
function markLines(html: string, ranges: LineRange[]): string {
  const lines = html.split(/(?<=\n)/);
  const valid = ranges.filter(({ from, to }) => from >= 1 && from <= to && to <= lines.length);
  const open: string[] = [];
  const marked = lines.map((line, index) => {
    const start = open.join('');
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    const whole = `${start}${line}${'</span>'.repeat(open.length)}`;
    const isMarked = valid.some(({ from, to }) => from <= index + 1 && index < to);
    return isMarked ? `<mark>${whole}</mark>` : whole;
  });
  return valid.length === 0 ? html : marked.join('');
}
