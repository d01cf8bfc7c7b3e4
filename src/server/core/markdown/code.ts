import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { highlighter } from './code-languages';
import { escapeHtml } from './escape-html';
import { htmlToken } from './parse-markdown';

/** So many characters of a text's code have colors; what comes after is plain. */
const MAX_HIGHLIGHTED = 20_000;

/** Code with its language, its file's name if the owner gave one ("```ts src/main.ts"), and colors by classes. */
export function placeCode(tokens: Token[], isPlain: boolean): Token[] {
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
  const [, word = '', file = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(info) ?? [];
  const highlight = highlighter();
  const language = highlight.getLanguage(word)?.name;
  const names = [file, language ?? word].filter(name => name !== '');
  const html = isColored && language !== undefined ? colored(content, word) : escapeHtml(content);
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

/** A preview renders the same code again with each letter beside it, and colors take as long as all else. In characters. */
const known = new LRUCache<string, string>({
  maxSize: 1_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
});

function colored(content: string, language: string): string {
  const key = `${language}\n${content}`;
  const html = known.get(key) ?? highlighter().highlight(content, { language, ignoreIllegals: true }).value;
  known.set(key, html);
  return html;
}
