import type { TextRange } from './text-ranges';

/** Text, or the address of a link or an image. */
export type Part = string | { address: string; isPicture: boolean };

/** A shortcode of Hugo, a tag or expression of Liquid or Nunjucks, or attributes of kramdown. */
export type Template = TextRange & {
  text: string;
  /** The name of a shortcode or tag, such as '/highlight', 'endhighlight' or ':/comment' at its end; else ''. */
  name: string;
  /** The words after the name. */
  words: string;
};

// Backticks, fences and empty lines may belong to code, so that nothing from before them runs past them.
const INSIDE = '(?:[^`{}\\n~]|~(?!~~)|\\n(?![ \\t]*\\n))*';
const PATTERN = `(?:\\{\\{${INSIDE}\\}\\}|\\{%${INSIDE}%\\}|\\{#[^\`{}\\n]*#\\}|\\{:[^\`{}\\n]*\\})`;
const TEMPLATE = new RegExp(PATTERN, 'g');
const NAMED = /^\{(?:\{[<%]|%-?)\s*(\/?\s*[\w-]+)\s*([\s\S]*?)\s*\/?(?:[>%]\}|-?%)\}$/;
const EXTENSION = /^\{:(:comment|\/(?:comment)?)\s*\}$/;

export function findTemplates(text: string): Template[] {
  return Array.from(text.matchAll(TEMPLATE), ({ 0: template, index }) => {
    const [, name = '', words = ''] = NAMED.exec(template) ?? EXTENSION.exec(template) ?? [];
    const range = { start: index, end: index + template.length };
    return { ...range, text: template, name: name.replace(/\s/g, ''), words };
  });
}

const JSX = /<[A-Z][\w.]*|^(?:import|export)\s.*$/gm;

/** Finds the components and imports of MDX, which are no Markdown. */
export function findJsx(text: string): Template[] {
  return Array.from(text.matchAll(JSX), ({ 0: code, index }) => {
    const shown = code.startsWith('<') ? `${code}>` : code;
    return { start: index, end: index + code.length, text: shown, name: '', words: '' };
  });
}

const OWN_LINE = new RegExp(`^[ \\t]*(?:${PATTERN}[ \\t]*)+$`, 'gm');

/**
 * Replaces template code by as many other characters, because it could be taken for Markdown: by HTML that has no
 * content where it has a line of its own, so that it is a block unless it is in code, and otherwise by letters.
 */
export function maskTemplates(text: string): string {
  return text
    .replace(OWN_LINE, line =>
      line.replace(TEMPLATE, template => toLetters(template).replace(/^../, '<?').replace(/..$/, '?>')),
    )
    .replace(TEMPLATE, toLetters);
}

function toLetters(template: string): string {
  return template.replace(/[^\n]/g, 'x');
}
