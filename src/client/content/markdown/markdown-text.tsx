import { useEffect, useRef } from 'react';
import { EmptyState } from '#client/ui/feedback/empty-state';
import './prose.css';

type MarkdownTextProps = {
  /** What the server made of the owner's Markdown. */
  html: string;
  /** What stands there when nothing is written. */
  emptyTitle?: string;
};

/** A text of the owner's, written in Markdown. */
export function MarkdownText({ html, emptyTitle }: MarkdownTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current || !html.includes('class="code"')) return;
    // Whoever cannot have the buttons can still read.
    import('./copy-buttons').then(({ addCopyButtons }) => addCopyButtons(current)).catch(() => {});
  }, [html]);
  if (html === '') return emptyTitle === undefined ? null : <EmptyState title={emptyTitle} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
