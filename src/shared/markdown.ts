import { micromark } from 'micromark';

/**
 * HTML without anything that could run: tags in the text are shown as text, links lead to http(s), mailto or this site.
 * What shows the text has a heading of its own: the highest one of the text stands right below it, whatever the owner
 * began with.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text);
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const shift = 2 - Math.min(...levels);
  return html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, Number(level) + shift)}>`;
  });
}
