import { micromark } from 'micromark';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/empty-state';

/** A text of the owner's, written in Markdown. */
export function MarkdownText({ text, emptyTitle }: { text: string; emptyTitle: string }) {
  const html = useMemo(() => renderMarkdown(text), [text]);
  if (html === '') return <EmptyState title={emptyTitle} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes HTML and drops dangerous protocols by default
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** HTML without anything that could run: tags in the text are shown as text, links lead to http(s), mailto or this site. */
export function renderMarkdown(text: string): string {
  // The page has its own h1 and h2: what a text calls a heading stands below them.
  return micromark(text).replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Math.max(3, Number(level))}>`;
  });
}
